() => {
  const gold = [...document.querySelectorAll('[data-gold]')].filter((one) => one.checkVisibility());
  const main = document.querySelector('#main');
  const waits = main ? main.dataset.wait : gold.length ? undefined : 'named';
  const words = (main ?? document.querySelector('.asked'))?.textContent.trim() ?? '';
  if (gold.length && waits !== undefined) return [`gold, and yet it waits for ${waits}: ${gold[0].outerHTML.slice(0, 120)}`];
  if (!gold.length && waits === undefined) return ['no gold, and nobody is awaited'];
  if (waits !== undefined && !words) return ['the wait has no words'];
  return [];
}
