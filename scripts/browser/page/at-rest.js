(longest) => new Promise((done) => {
  const apart = 150;
  const began = performance.now();
  const places = () => [...document.querySelectorAll('body *')]
    .map((one) => { const { x, y, width, height } = one.getBoundingClientRect(); return `${x},${y},${width},${height}`; })
    .join(' ');
  const moves = () => document.getAnimations()
    .some((one) => one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime));
  const look = (before) => setTimeout(() => requestAnimationFrame(() => {
    const now = places();
    if ((now === before && !moves()) || performance.now() - began > longest) done();
    else look(now);
  }), apart);
  look('');
})
