// The service worker: after the first load, pages for reading (cards, rules) open without a connection.
//
// It keeps the files of this build, the printed cards and the rules. Everything about tables, decks and guests
// always goes to the server and is never stored.

const KEPT = "everfree-BUILD";
const FILES = ["FILES"]; // both are filled in by precompress.mjs
const DATA = ["/api/cards/en.json", "/api/cards/fr.json", "/api/rules/en.json", "/api/rules/fr.json"];

self.addEventListener("install", (event) => {
    event.waitUntil(
        caches
            .open(KEPT)
            .then((cache) => cache.addAll(["/", ...FILES, ...DATA]))
            .then(() => self.skipWaiting()),
    );
});

self.addEventListener("activate", (event) => {
    const forgotten = caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))));
    event.waitUntil(forgotten.then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== "GET" || origin !== self.location.origin) return;
    if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match("/")));
    else if (FILES.includes(pathname)) event.respondWith(caches.match(pathname).then((kept) => kept ?? fetch(request)));
    else if (DATA.includes(pathname)) event.respondWith(newest(pathname));
});

/** Return the data of the server, or without a connection the one that was kept. */
async function newest(pathname) {
    try {
        const answer = await fetch(pathname);
        if (answer.ok) await (await caches.open(KEPT)).put(pathname, answer.clone());
        return answer;
    } catch {
        return (await caches.match(pathname)) ?? Response.error();
    }
}
