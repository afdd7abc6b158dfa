() => [...document.querySelectorAll('[data-number]')].flatMap((one) => {
  const sum = one.dataset.parts.split(',').reduce((total, part) => total + Number(part), 0);
  return sum === Number(one.dataset.number) ? [] : [`${one.dataset.number} is not "${one.dataset.parts}": ${one.outerHTML.slice(0, 120)}`];
})
