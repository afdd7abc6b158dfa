() => {
  const over = '.sheet, .tray, .notices, .fan, .ending, .here, .tag, .lines, [data-moving], .stops, dialog, aside';
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!node.data.trim() || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (parent.closest(`.sr, script, style, ${over}`)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const x = rect.x + rect.width / 2, y = rect.y + rect.height / 2;
      if (rect.width < 3 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      let cut = false;
      for (let at = parent; at && at !== document.body; at = at.parentElement) {
        const box = at.getBoundingClientRect();
        const clips = getComputedStyle(at).overflowX !== 'visible' || getComputedStyle(at).overflowY !== 'visible';
        if (clips && (x < box.left || x > box.right || y < box.top || y > box.bottom)) cut = true;
      }
      const there = cut ? null : document.elementFromPoint(x, y);
      if (!there || there.contains(parent) || parent.contains(there) || there.closest(`${over}, [data-pile=spread]`)) continue;
      const mine = parent.closest('[data-handle], .slot'), its = there.closest('[data-handle], .slot');
      if (mine && its) continue;
      if (getComputedStyle(parent).pointerEvents === 'none') continue;
      found.push(`"${node.data.trim().slice(0, 30)}" lies under ${its ? `"${its.textContent.trim().slice(0, 20)}"` : there.className || there.tagName} at ${Math.round(x)},${Math.round(y)}`);
    }
  }
  return found;
}
