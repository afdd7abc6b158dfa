async (selector) => {
  const one = document.querySelector(selector);
  if (!one) return null;
  const frame = () => new Promise(requestAnimationFrame);
  const rest = async () => {
    let last = '';
    for (let times = 0; times < 90; times += 1) {
      const box = one.getBoundingClientRect();
      const now = [box.x, box.y, box.width, box.height].map(Math.round).join();
      if (now === last && times > 1) return box;
      last = now;
      await frame();
    }
    return one.getBoundingClientRect();
  };
  one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const box = await rest();
  const grid = [];
  for (let across = 1; across < 12; across += 1) {
    for (let down = 1; down < 12; down += 1) {
      const x = box.x + (box.width * across) / 12, y = box.y + (box.height * down) / 12;
      grid.push({ x, y, far: Math.hypot(across - 6, down - 6) });
    }
  }
  grid.sort((a, b) => a.far - b.far);
  for (const { x, y } of grid) {
    const there = document.elementFromPoint(x, y);
    if (there && (there === one || one.contains(there))) return { x, y };
  }
  return null;
}
