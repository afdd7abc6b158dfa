(least) => [...document.querySelectorAll('[data-option], #main')].flatMap((one) => {
  if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
  const box = one.getBoundingClientRect();
  return box.width >= least && box.height >= least ? []
    : [`${Math.round(box.width)}x${Math.round(box.height)}: ${one.textContent.trim().slice(0, 40)}`];
})
