() => {
  const panels = '.sheet, .tray, .notices, .fan, .ending, .stops, .correct, dialog';
  const shown = { opacityProperty: true, visibilityProperty: true };
  const all = [...document.querySelectorAll('button, a[href]:not(.link), input, select, summary')].filter(
    (one) => one.checkVisibility(shown) && !one.closest('.sr') && !one.matches('.here'));
  const seen = all.map((one) => {
    let { left, top, right, bottom } = one.getBoundingClientRect();
    for (let at = one.parentElement; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const edge = at.getBoundingClientRect();
      left = Math.max(left, edge.left); top = Math.max(top, edge.top);
      right = Math.min(right, edge.right); bottom = Math.min(bottom, edge.bottom);
    }
    const name = (one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 30);
    return { one, left, top, right, bottom, name, panel: one.closest(panels), row: one.dataset.handle ? one.closest('[data-zone]') : null };
  });
  const found = [];
  seen.forEach((a, place) => {
    for (const b of seen.slice(place + 1)) {
      if (a.panel !== b.panel || (a.row && a.row === b.row) || a.one.contains(b.one) || b.one.contains(a.one)) continue;
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 3 && high > 3) found.push(`"${a.name}" and "${b.name}" overlap by ${Math.round(wide)}x${Math.round(high)}`);
    }
  });
  return found;
}
