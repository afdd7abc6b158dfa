() => {
  const opaque = (one) => {
    const style = getComputedStyle(one);
    const alpha = /rgba?\([^)]*?,\s*([\d.]+)\)$/.exec(style.backgroundColor)?.[1];
    const solid = style.backgroundColor !== 'transparent' && (!style.backgroundColor.startsWith('rgba') || Number(alpha) > 0.8);
    return solid || style.backgroundImage.includes('gradient(') || one === document.body;
  };
  const surface = (one) => { while (one && !opaque(one)) one = one.parentElement; return one ?? document.body; };
  const clip = (box, one) => {
    let { left, top, right, bottom } = box;
    for (let at = one; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.overflowX !== 'visible' || style.overflowY !== 'visible') {
        const edge = at.getBoundingClientRect();
        left = Math.max(left, edge.left); top = Math.max(top, edge.top);
        right = Math.min(right, edge.right); bottom = Math.min(bottom, edge.bottom);
      }
    }
    left = Math.max(left, 0); top = Math.max(top, 0);
    right = Math.min(right, innerWidth); bottom = Math.min(bottom, innerHeight);
    return { left, top, right, bottom };
  };
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!node.data.trim() || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (parent.closest('.sr, script, style, [data-moving]')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const box = clip(rect, parent);
      if (box.right - box.left > 2 && box.bottom - box.top > 4) texts.push({ parent, box, words: node.data.trim().slice(0, 30) });
    }
  }
  const found = [];
  for (let first = 0; first < texts.length; first += 1) {
    for (let second = first + 1; second < texts.length; second += 1) {
      const one = texts[first], other = texts[second];
      if (one.parent === other.parent) continue;
      const left = Math.max(one.box.left, other.box.left), right = Math.min(one.box.right, other.box.right);
      const top = Math.max(one.box.top, other.box.top), bottom = Math.min(one.box.bottom, other.box.bottom);
      if (right - left < 3 || bottom - top < 5) continue;
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!there) continue;
      const on = surface(there);
      if (surface(one.parent) === on && surface(other.parent) === on) {
        found.push(`"${one.words}" and "${other.words}" at ${Math.round(left)},${Math.round(top)}`);
      }
    }
  }
  return found;
}
