() => {
  // Lists that may be longer than the window: only what lies below their lower edge may be out of sight.
  const lists = '.scroll, .insp, .sheet, .fan .list, .tray .all, .stops, .correct, dialog';
  const boxes = '[data-handle], .pow, .dl, .bead, .tick, .tag, .cost, .reqs, .bonus, .count, button, a[href]:not(.link)';
  const shown = { opacityProperty: true, visibilityProperty: true };
  const skipped = '.sr, script, style, [data-moving], .pic';
  const shortened = (style) => style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none' || style.maskImage !== 'none';
  const found = new Set();

  const look = (box, from, words, isText) => {
    if (box.width < 1 || box.height < 1) return;
    for (let at = from; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (isText && shortened(style)) return;
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const edge = at.getBoundingClientRect();
      const isList = at.matches(lists);
      const scrolled = isList && (at.scrollTop !== 0 || style.flexDirection === 'column-reverse');
      const cuts = [edge.left - box.left, box.right - edge.right, scrolled ? 0 : edge.top - box.top, isList ? 0 : box.bottom - edge.bottom];
      const most = Math.max(...cuts);
      if (most > 1.5) {
        found.add(`${words} is cut by ${Math.round(most)} px at the ${['left', 'right', 'top', 'bottom'][cuts.indexOf(most)]} of ${at.className || at.tagName}`);
        return;
      }
      if (isList) return;
    }
    const cuts = [-box.left, box.right - innerWidth, -box.top, box.bottom - innerHeight];
    const most = Math.max(...cuts);
    if (most > 1.5) found.add(`${words} is ${Math.round(most)} px beyond the ${['left', 'right', 'top', 'bottom'][cuts.indexOf(most)]} of the window`);
  };

  for (const one of document.querySelectorAll(boxes)) {
    if (!one.checkVisibility(shown) || one.closest('.sr')) continue;
    const name = one.matches('[data-handle]') ? `the card ${one.dataset.card}` : `${one.className || one.tagName} "${one.textContent.trim().slice(0, 24)}"`;
    const box = one.getBoundingClientRect();
    look(box, one.parentElement, name, false);
    const room = one.matches('[data-handle], .opener') && one.closest('.area, .strip, .hand')?.getBoundingClientRect();
    if (room && (box.left < room.left - 1.5 || box.right > room.right + 1.5)) found.add(`${name} leaves its row`);
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest(skipped) || !parent.checkVisibility(shown)) continue;
    if (Number.parseFloat(getComputedStyle(parent).fontSize) === 0) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const letters = Number.parseFloat(getComputedStyle(parent).fontSize);
    for (const { x, y, width, height } of range.getClientRects()) {
      const above = Math.max(0, (height - letters) / 2); // what a font keeps free above and below its letters
      look(new DOMRect(x, y + above, width, height - 2 * above), parent, `"${node.data.trim().slice(0, 24)}"`, true);
    }
  }
  return [...found];
}
