() => [...document.querySelectorAll('.r-foe .card.trb')].flatMap((card) => {
  if (!card.checkVisibility()) return [];
  return ['[data-name]', '.pow'].flatMap((selector) => {
    const box = card.querySelector(selector)?.getBoundingClientRect();
    if (!box) return [`the opposing Troublemaker ${card.dataset.card} lacks ${selector}`];
    const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const over = there?.closest('.here, .tray, .sheet');
    return there && (card.contains(there) || over) ? [] : [`${selector} of the opposing Troublemaker ${card.dataset.card} is not visible`];
  });
})
