import { globSync } from 'node:fs';
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';

const compress = promisify(gzip);

/**
 * Writes a compressed copy beside every script, style sheet and drawing of a folder that has none,
 * so that nginx compresses none twice. Their content never changes under their name.
 */
export async function compressFiles(folder: string): Promise<void> {
  for (const name of globSync('**/*.{js,css,svg,json}', { cwd: folder })) {
    const file = join(folder, name);
    const copy = `${file}.gz`;
    if (await stat(copy).catch(() => undefined)) continue;
    const bytes = await compress(await readFile(file), { level: constants.Z_BEST_COMPRESSION });
    await writeFile(`${copy}.unfinished`, bytes);
    await rename(`${copy}.unfinished`, copy);
  }
}
