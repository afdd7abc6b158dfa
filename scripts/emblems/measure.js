// Compares pictures in grey at 64 by 43 pixels. Each is set to mean 0 and deviation 1, so that shape counts, not
// brightness. Returns the correlation of each pair that is asked for: of all pixels, and of 16 by 11 means.
async ({ theme, ids, pairs }) => {
  const [W, H] = [64, 43];
  const [ACROSS, BATCH] = [20, 200];
  const standard = (grey) => {
    const mean = grey.reduce((sum, one) => sum + one, 0) / grey.length;
    const deviation = Math.sqrt(grey.reduce((sum, one) => sum + (one - mean) ** 2, 0) / grey.length) || 1;
    return grey.map((one) => (one - mean) / deviation);
  };
  const glance = (grey) => {
    const sums = new Float32Array(16 * 11);
    const counts = new Float32Array(16 * 11);
    for (let y = 0; y < H; y++) {
      for (let x = 0; x < W; x++) {
        const cell = Math.min(10, y >> 2) * 16 + (x >> 2);
        sums[cell] += grey[y * W + x];
        counts[cell]++;
      }
    }
    return sums.map((sum, cell) => sum / counts[cell]);
  };
  // Many pictures in one image: an image of its own for each would take minutes.
  const seen = new Map();
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH);
    const [width, height] = [ACROSS * W, Math.ceil(batch.length / ACROSS) * H];
    const corner = (place) => [(place % ACROSS) * W, Math.floor(place / ACROSS) * H];
    const put = (id, place) => draw(id, theme).replace("<svg", `<svg x="${corner(place)[0]}" y="${corner(place)[1]}" width="${W}" height="${H}"`);
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${batch.map(put).join("")}</svg>`)}`;
    await image.decode();
    const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
    context.drawImage(image, 0, 0);
    batch.forEach((id, place) => {
      const { data } = context.getImageData(...corner(place), W, H);
      const grey = new Float32Array(W * H);
      for (let k = 0; k < grey.length; k++) grey[k] = 0.299 * data[4 * k] + 0.587 * data[4 * k + 1] + 0.114 * data[4 * k + 2];
      seen.set(id, [standard(grey), standard(glance(grey))]);
    });
  }
  const correlation = (a, b) => {
    let sum = 0;
    for (let k = 0; k < a.length; k++) sum += a[k] * b[k];
    return sum / a.length;
  };
  return pairs.map(([a, b]) => [0, 1].map((way) => correlation(seen.get(a)[way], seen.get(b)[way])));
}
