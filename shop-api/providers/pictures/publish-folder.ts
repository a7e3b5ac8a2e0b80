import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileErrorCode } from './file-error-code.ts';

const ALREADY_THERE: (string | undefined)[] = ['ENOTEMPTY', 'EEXIST'];

/**
 * Fills a folder beside its final place and then moves it there in one step, so that `folder` is
 * whole or absent. When another process was first with the same folder, its work stays.
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
