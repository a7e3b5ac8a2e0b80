import { setImmediate as nextTurn } from 'node:timers/promises';

/** Products of one statement; after each the shop has its turn. */
export const BATCH = 100;

/** Returns a loop over batches of rows, which counts them and lets other work have its turn. */
export function batchesOf<Row>(onProgress: (done: number) => void) {
  let done = 0;
  return async (rows: readonly Row[], write: (batch: readonly Row[]) => Promise<number[]>) => {
    const ids: number[] = [];
    for (let from = 0; from < rows.length; from += BATCH) {
      const batch = rows.slice(from, from + BATCH);
      ids.push(...(await write(batch)));
      done += batch.length;
      onProgress(done);
      await nextTurn();
    }
    return ids;
  };
}
