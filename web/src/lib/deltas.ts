// What changed in a view, put into the view: the patches of src/everfree/server/deltas.py.

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * Give the value with the patch in it. `[value]` puts a value in place of the old one, an object goes into
 * the members it names and removes those it gives null; members of a list are named by their place.
 * What did not change is the same object as before, so that only what changed is drawn again.
 */
export function patched(value: unknown, patch: unknown): unknown {
  if (patch === null || patch === undefined) return value;
  if (Array.isArray(patch)) return (patch as readonly Json[])[0];
  if (typeof patch !== "object") throw new Error("a patch is a list of one, or an object");
  const changes = Object.entries(patch as Record<string, unknown>);
  if (Array.isArray(value)) {
    const list = [...(value as unknown[])];
    for (const [place, change] of changes) list[Number(place)] = patched(list[Number(place)], change);
    return list;
  }
  const members: Record<string, unknown> = { ...(value as Record<string, unknown>) };
  for (const [key, change] of changes) {
    if (change === null) delete members[key];
    else members[key] = patched(members[key], change);
  }
  return members;
}
