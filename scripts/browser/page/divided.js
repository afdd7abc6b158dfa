() => [...document.querySelectorAll('[data-name][lang]')].flatMap((one) => {
  if (!one.checkVisibility()) return [];
  const text = one.firstChild;
  return [...(text?.data ?? '').matchAll(/[^\s-]+-?/g)].flatMap((word) => {
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top)));
    const size = Number.parseFloat(getComputedStyle(one).fontSize);
    const least = 0.65 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    return lines.size > 1 ? [`"${word[0]}" is divided`] : size < least ? [`"${word[0]}" is too small: ${size}`] : [];
  });
})
