// Keeps the pages that need no server readable without a connection, by a service worker (public/sw.js).

let asked = false;

/** Register the service worker once the page has come to rest; only pages for reading ask for it. */
export function keepOffline(): void {
  if (asked || !("serviceWorker" in navigator)) return;
  asked = true;
  const register = (): void => void navigator.serviceWorker.register("/sw.js").catch(() => undefined); // e.g. private windows
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
