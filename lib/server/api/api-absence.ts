import 'server-only';

const NAME = Symbol.for('shop.api-absence');
/** Next.js bundles the writing and the reading code separately; both share the global object. */
const shared = globalThis as typeof globalThis & { [NAME]?: number };

/** Notes that the API has just given no answer of its own. */
export function noteAbsence(): void {
  shared[NAME] = performance.now();
}

/** Whether the API has given no answer since then. @param since a time of `performance.now()` */
export function wasAbsentSince(since: number): boolean {
  return (shared[NAME] ?? Number.NEGATIVE_INFINITY) >= since;
}
