import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readGoods } from '../../shop-api/providers/goods-files/read-goods.ts';

let files = 0;

/** Writes a file into a folder and returns its path. */
export async function fileIn(folder: string, content: string | Uint8Array): Promise<string> {
  files += 1;
  const path = join(folder, `goods-${files}`);
  await writeFile(path, content);
  return path;
}

/** Reads a file of goods with this content, under no mapping. */
export async function readContent(folder: string, content: string | Uint8Array) {
  return readGoods({ path: await fileIn(folder, content), mapping: {} });
}
