import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaStore } from './media-store.ts';
import { fileErrorCode, publishFolder } from './publish-folder.ts';

/** Keeps pictures in a folder of this machine, one folder for each; hidden names are unfinished. */
export function diskMediaStore(folder: string): MediaStore {
  const sizeOf = async (id: string, file: string) => {
    const found = await stat(join(folder, id, file)).catch(() => undefined);
    return found?.isFile() ? found.size : undefined;
  };
  return {
    sizeOf,
    read: (id, file) => readFile(join(folder, id, file)).catch(nothingThere),
    async put(id, file, bytes) {
      const unfinished = join(folder, id, `.${randomUUID()}`);
      try {
        await writeFile(unfinished, bytes);
        await rename(unfinished, join(folder, id, file));
      } finally {
        await rm(unfinished, { force: true });
      }
    },
    publish: (id, files) =>
      publishFolder(join(folder, id), async (unfinished) => {
        for (const [file, bytes] of files) await writeFile(join(unfinished, file), bytes);
      }),
    async filesOf(id) {
      const sizes = new Map<string, number>();
      for (const file of await visibleIn(join(folder, id))) {
        const size = await sizeOf(id, file);
        if (size !== undefined) sizes.set(file, size);
      }
      return sizes;
    },
    async *ids() {
      yield* await visibleIn(folder);
    },
    async remove(id) {
      // In one step, so that a file of it is not made meanwhile.
      const removed = join(folder, `.removed-${randomUUID()}`);
      await rename(join(folder, id), removed).catch(nothingThere);
      await rm(removed, { recursive: true, force: true });
    },
  };
}

async function visibleIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(nothingThere)) ?? [];
  return names.filter((name) => !name.startsWith('.'));
}

/** A missing file or folder is an answer; every other error is one. */
function nothingThere(error: unknown): undefined {
  if (['ENOENT', 'ENOTDIR'].includes(fileErrorCode(error) ?? '')) return undefined;
  throw error;
}
