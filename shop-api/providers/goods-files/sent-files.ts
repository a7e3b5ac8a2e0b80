import { appendFile, mkdir, rm, stat, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { SentFileStore } from './goods-file.ts';

/** Keeps the files of imports in a folder, one folder for each import. */
export function sentFilesIn(folder: string): SentFileStore {
  const folderOf = (id: number) => join(folder, String(id));
  const pathOf = (id: number, file: string) => join(folderOf(id), file);
  return {
    pathOf,
    async sizeOf(id, file) {
      return (await stat(pathOf(id, file)).catch(() => undefined))?.size ?? 0;
    },
    async append(id, file, { bytes }) {
      await mkdir(folderOf(id), { recursive: true });
      await appendFile(pathOf(id, file), bytes);
    },
    async link(id, file, from) {
      await mkdir(folderOf(id), { recursive: true });
      await symlink(resolve(from), pathOf(id, file));
    },
    // They are here already.
    fetch: async () => undefined,
    release: async () => undefined,
    async remove(id) {
      await rm(folderOf(id), { recursive: true, force: true });
    },
  };
}
