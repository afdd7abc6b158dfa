() => {
  const over = '.sheet, .tray, .notices, .fan, .ending, .here, .stops, dialog, aside, .sr';
  return [...document.querySelectorAll('button:not([data-handle]), a[href]')].flatMap((one) => {
    if (one.closest(over) || !one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
    const box = one.getBoundingClientRect();
    const x = box.x + box.width / 2, y = box.y + box.height / 2;
    if (!box.width || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return [];
    for (let at = one.parentElement; at && at !== document.body; at = at.parentElement) {
      const edge = at.getBoundingClientRect();
      const clips = getComputedStyle(at).overflow !== 'visible';
      if (clips && (x < edge.left || x > edge.right || y < edge.top || y > edge.bottom)) return [];
    }
    const there = document.elementFromPoint(x, y);
    if (!there || one.contains(there) || there.closest(over)) return [];
    const name = one.getAttribute('aria-label') ?? one.textContent.trim();
    return [`the button "${name.slice(0, 40)}" lies under ${there.className || there.tagName} at ${Math.round(x)},${Math.round(y)}`];
  });
}
