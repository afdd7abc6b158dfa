() => {
  window.seenBeats = [];
  let shown = '';
  new MutationObserver(() => {
    const at = document.querySelector('[data-beat]');
    const now = at?.dataset.beat ?? '';
    if (now === shown) return;
    shown = now;
    if (!now) return;
    const seen = Number(document.querySelector('[data-table]')?.dataset.seen ?? 0);
    const kind = ['act', 'note', 'flip'].find((one) => at.classList.contains(one)) ?? '';
    const words = at.querySelector('p')?.textContent.trim() ?? '';
    window.seenBeats.push([performance.now(), now.split(' ').map(Number), kind, words, seen]);
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-beat'] });
}
