// How far behind a spectator watches.

/** Return the key and the argument of the sentence that tells a spectator how far behind they watch. */
export function watchingKey(delay: number): [string, Record<string, number>] {
  if (delay <= 0) return ["web-watching", {}];
  return delay % 60 === 0 ? ["web-watching-minutes", { count: delay / 60 }] : ["web-watching-seconds", { count: delay }];
}
