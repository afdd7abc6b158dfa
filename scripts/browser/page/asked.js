() => {
  const found = [];
  for (const selector of ['#main', '.ctl .say']) {
    const one = document.querySelector(selector);
    if (!one?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
      found.push(`${selector} is not visible`);
      continue;
    }
    const box = one.getBoundingClientRect();
    const outside = box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
    const where = `${Math.round(box.left)},${Math.round(box.top)} to ${Math.round(box.right)},${Math.round(box.bottom)}`;
    if (outside || box.width < 8 || box.height < 8) found.push(`${selector} is not on the screen: ${where}`);
    if (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1) {
      found.push(`${selector} must be scrolled: ${one.scrollWidth}x${one.scrollHeight} in ${one.clientWidth}x${one.clientHeight}`);
    }
    const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!outside && there && !one.contains(there) && !there.contains(one)) found.push(`${selector} lies under ${there.className || there.tagName}`);
  }
  return found;
}
