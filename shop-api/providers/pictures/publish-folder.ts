import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Returns the system's code of a failed file operation (`ENOENT`, `EEXIST`, …), if there is one.
 */
export function fileErrorCode(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException | undefined)?.code;
}

const ALREADY_THERE: (string | undefined)[] = ['ENOTEMPTY', 'EEXIST'];

/**
 * Fills a folder beside its final path and then moves it there in one step, so that `folder` is
 * complete or absent. When another process publishes the same folder first, its folder stays.
 */
export async function publishFolder(folder: string, fill: (unfinished: string) => Promise<void>) {
  const unfinished = join(dirname(folder), `.unfinished-${randomUUID()}`);
  await mkdir(unfinished, { recursive: true });
  try {
    await fill(unfinished);
    await rename(unfinished, folder);
  } catch (error) {
    if (!ALREADY_THERE.includes(fileErrorCode(error))) throw error;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}
