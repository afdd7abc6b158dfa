() => {
  for (const one of document.querySelectorAll('[data-lit]')) delete one.dataset.lit;
  const shown = { opacityProperty: true, visibilityProperty: true };
  const lifted = document.querySelector('.lifted') !== null;
  const ofLifted = (one) => one.classList.contains('surely') || (lifted && one.closest('.sheet, aside') !== null);
  const lit = [...document.querySelectorAll('[data-gold], [data-option], .surely')].filter(
    (one) => !one.disabled && one.ariaDisabled !== 'true' && !one.hasAttribute('aria-pressed')
      && one.checkVisibility(shown) && (ofLifted(one) || !one.closest('aside')));
  return lit.map((one, place) => {
    one.dataset.lit = String(place);
    const goesOn = one.id === 'main' || one.classList.contains('main');
    return [place, goesOn, ofLifted(one), Number(one.dataset.option ?? -1), Number(one.dataset.handle ?? 0)];
  });
}
