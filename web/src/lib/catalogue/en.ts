// All English messages of this client, as one file to fetch.
export default import.meta.glob<string>(["../../../../src/everfree/messages/en/*.ftl", "!**/{slap,slap-web,screen,howto}.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
