(selector) => {
  const one = document.querySelector(selector);
  const at = document.activeElement;
  if (one === at) return 'Enter';
  const zone = one?.closest('[data-zone]');
  if (!zone || !zone.contains(at) || at === zone) return 'Tab';
  return at.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING ? 'ArrowRight' : 'ArrowLeft';
}
