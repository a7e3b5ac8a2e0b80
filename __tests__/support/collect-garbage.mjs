/** Bytes of heap above which a collection is worth half a second. */
const LIMIT = 400e6;

/**
 * Frees the memory of earlier test files of this worker. Node itself waits until gigabytes are in
 * use; then each copy of the shop's database, with its large buffers, starts collections that scan
 * all of it: the hundredth copy would take ten times as long as the first. Only the last-resort
 * collection frees the modules of an earlier file immediately.
 */
export async function collectGarbage() {
  if (process.memoryUsage().heapUsed < LIMIT) return;
  await globalThis.gc?.({ execution: 'async', flavor: 'last-resort' });
}
