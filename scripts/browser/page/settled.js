(before) => new Promise((done) => {
  const began = performance.now();
  const look = () => {
    const at = document.querySelector('[data-table]');
    const lifted = document.querySelector('.sheet [data-option], .surely');
    const moved = !at || at.dataset.table !== 'asked' || Number(at.dataset.seen) !== before;
    if (moved || lifted || performance.now() - began > 400) done();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})
