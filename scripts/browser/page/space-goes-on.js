() => {
  const at = document.activeElement;
  return at === document.body || at.id === 'main' || at.closest('[data-zone=board]') !== null;
}
