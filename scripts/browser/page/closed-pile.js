(selector) => {
  const top = document.querySelector(selector)?.closest('[data-pile=closed]')?.querySelector('[data-handle]');
  return top ? `[data-pile] [data-handle="${top.dataset.handle}"]` : '';
}
