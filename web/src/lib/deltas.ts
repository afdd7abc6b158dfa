// Applies patches to a view, as src/everfree/server/deltas.py makes them.

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * Return the value with the patch applied. `[value]` replaces the old value; an object patches the members it
 * names and removes those that are null in it; members of a list are named by their index.
 * Unchanged parts stay the same objects, so that only changed parts are drawn again.
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
