(least) => {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest('.sr, script, style, option')) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const size = Number.parseFloat(getComputedStyle(parent).fontSize);
    if (size > 0 && size < least) found.add(`${size.toFixed(1)} px: ${parent.className || parent.tagName} "${node.data.trim().slice(0, 20)}"`);
  }
  return [...found];
}
