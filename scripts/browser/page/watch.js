(gold) => {
  window.seenFaults = [];
  window.seenDialogs = [];
  window.seenMoves = [];
  let rows = '';
  let due = false;
  const look = () => {
    due = false;
    const at = document.querySelector('[data-table]');
    if (!at || !document.querySelector('#main, .asked')) return;
    for (const fault of gold()) window.seenFaults.push(`${at.dataset.seen} ${at.dataset.table}: ${fault}`);
    const open = document.querySelector('dialog[open], [role=dialog]');
    const words = open?.getAttribute('aria-label') ?? open?.textContent.trim().slice(0, 80);
    const tops = [...document.querySelectorAll('.app > :is(.strip, .field, .dock)')].map((row) => Math.round(row.getBoundingClientRect().top)).join(' ');
    if (rows && tops && rows !== tops) window.seenMoves.push(`${at.dataset.seen}: ${rows} to ${tops}`);
    rows = tops || rows;
    if (open && window.seenDialogs.at(-1) !== words) window.seenDialogs.push(words);
  };
  new MutationObserver(() => {
    if (!due) requestAnimationFrame(look);
    due = true;
  }).observe(document, { subtree: true, childList: true, attributes: true });
}
