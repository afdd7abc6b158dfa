// The English messages of the slap game, as one file to fetch.
export default import.meta.glob<string>(["../../../../src/everfree/messages/en/{slap,slap-web}.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
