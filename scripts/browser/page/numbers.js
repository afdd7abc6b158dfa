() => [...document.querySelectorAll('[data-number]')].flatMap((one) => {
  const parts = one.dataset.parts;
  if (parts === undefined || parts === '') return [`${one.dataset.number} has no parts: ${one.outerHTML.slice(0, 120)}`];
  const sum = parts.split(',').reduce((total, part) => total + Number(part), 0);
  return sum === Number(one.dataset.number) ? [] : [`${one.dataset.number} is not ${parts}`];
})
