/* What the site adds to Sphinx's search: sections whose title begins with the query come first ("611.3", "Dig Deep").
   Sphinx itself leaves out numbers, and ranks whole pages above the sections of a long one. */
"use strict";

(() => {
  if (typeof Search === "undefined") return; // only the page of results has it

  const search = Search._performSearch;
  const summarize = Search.makeSearchSummary;

  /** Return how near a title is to a query: 3 the same, 2 begins with its words, 1 with a part of a word, 0 not at all.
      One or two letters must be a word ("R4"), for too many words begin with them. */
  const nearness = (title, query) => {
    if (!title.startsWith(query)) return 0;
    if (title.length === query.length) return 3;
    const goesOn = /[\p{Letter}\p{Number}]/u.test(title[query.length]);
    return goesOn ? Number(query.length > 2) : 2;
  };

  /** List the sections whose title begins with the query, the nearest last, as Sphinx orders its results. */
  const sections = (query) => {
    const { alltitles, docnames, filenames, titles } = Search._index;
    const found = [];
    for (const [title, places] of Object.entries(alltitles)) {
      const score = nearness(title.toLowerCase(), query);
      if (!score) continue;
      for (const [file, id] of places) {
        const name = titles[file] === title ? title : `${title} – ${titles[file]}`;
        const anchor = id === null ? "" : `#${id}`;
        found.push([docnames[file], name, anchor, null, 100 + score, filenames[file], "title"]);
      }
    }
    const byName = (a, b) => b[1].localeCompare(a[1], "en", { numeric: true });
    return found.sort((a, b) => a[4] - b[4] || byName(a, b));
  };

  Search._performSearch = (query, ...rest) => {
    const first = sections(query.toLowerCase().trim());
    const places = new Set(first.map((one) => one[0] + one[2]));
    const others = search(query, ...rest).filter((one) => !places.has(one[0] + one[2]));
    return [...others, ...first];
  };

  /** A place without text gets an empty excerpt; a query of numbers one from the beginning of the place. */
  Search.makeSearchSummary = (html, keywords, anchor) => {
    const text = Search.htmlToText(html, anchor).toLowerCase();
    const known = [...keywords].filter((one) => text.includes(one));
    const start = text.match(/[\p{Letter}\p{Number}]+/u);
    const words = known.length ? known : start ? [start[0]] : [];
    return summarize(html, words, anchor) ?? document.createElement("p");
  };
})();
