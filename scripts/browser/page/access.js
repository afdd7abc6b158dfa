async (rules) => {
  const found = await axe.run(document, { runOnly: { type: 'tag', values: rules }, resultTypes: ['violations'] });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${(failureSummary ?? '').slice(0, 200)}`));
}
