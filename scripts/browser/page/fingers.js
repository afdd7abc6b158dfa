(least) => [...new Set([...document.querySelectorAll('button, a[href], input, select, summary')].flatMap((one) => {
  if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || one.closest('.sr')) return [];
  if (one.matches('.link')) return []; // a name in a sentence
  const { width, height } = one.getBoundingClientRect();
  return width >= least - 0.5 && height >= least - 0.5 ? []
    : [`${Math.round(width)}x${Math.round(height)}: ${one.className} "${(one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 30)}"`];
}))]
