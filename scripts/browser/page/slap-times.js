() => {
  const times = { presses: [], sends: [], cards: [], events: [], tasks: [], clock: [] };
  window.slapTimes = times;
  let pressed = null;
  let arrived = null;
  const press = (event) => {
    pressed = event.timeStamp;
    times.presses.push({ at: pressed, delay: performance.now() - pressed });
  };
  addEventListener('pointerdown', (event) => { if (event.target.closest?.('[data-gesture=slap]')) press(event); }, true);
  addEventListener('keydown', (event) => { if (event.key === ' ') press(event); }, true);
  for (let count = 0; count < 20000; count += 1) {
    const now = performance.now();
    if (now !== times.clock.at(-1)) times.clock.push(now);
  }

  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...all) {
      super(...all);
      this.addEventListener('message', () => { arrived = performance.now(); });
    }

    send(data) {
      const now = performance.now();
      super.send(data);
      if (pressed !== null && String(data).includes('"slap"')) {
        times.sends.push(now - pressed);
        pressed = null;
      }
    }
  };

  new MutationObserver((changes) => {
    const cards = changes.some((one) => [...one.addedNodes].some((node) => node.parentElement?.closest('[data-pile]')));
    if (!cards || arrived === null) return;
    const [came, changed] = [arrived, performance.now()];
    arrived = null;
    requestAnimationFrame(() => {
      const frame = performance.now();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => times.cards.push({ change: changed - came, frame: frame - changed, paint: performance.now() - changed });
      port2.postMessage(null);
    });
  }).observe(document, { childList: true, subtree: true });

  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) {
      if (one.name === 'pointerdown' || one.name === 'keydown') times.events.push({ at: one.startTime, lasts: one.duration });
    }
  }).observe({ type: 'event', durationThreshold: 16 });
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) times.tasks.push({ at: one.startTime, lasts: one.duration });
  }).observe({ type: 'longtask' });
}
