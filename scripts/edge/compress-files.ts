import { globSync } from 'node:fs';
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const withGzip = promisify(gzip);
const withBrotli = promisify(brotliCompress);

/** The last two levels take ten times as long for the last three per cent. */
const BROTLI_QUALITY = 9;

type Compress = (bytes: Buffer) => Promise<Buffer>;

const toGzip: Compress = (bytes) => withGzip(bytes, { level: constants.Z_BEST_COMPRESSION });
const toBrotli: Compress = (bytes) =>
  withBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });

const IS_COPY = /\.br\.\w+$/;

/**
 * Writes compressed copies beside every script, style sheet and drawing of a folder that has none,
 * so that nothing is compressed twice: `a.js.gz`, and `a.br.js`, whose name tells nginx its type.
 * Their content never changes under their name.
 */
export async function compressFiles(folder: string): Promise<void> {
  for (const name of globSync('**/*.{js,css,svg,json}', { cwd: folder })) {
    if (IS_COPY.test(name)) continue;
    const file = join(folder, name);
    await writeCopy(file, `${file}.gz`, toGzip);
    await writeCopy(file, file.replace(/(\.\w+)$/, '.br$1'), toBrotli);
  }
}

async function writeCopy(file: string, copy: string, compress: Compress): Promise<void> {
  if (await stat(copy).catch(() => undefined)) return;
  await writeFile(`${copy}.unfinished`, await compress(await readFile(file)));
  await rename(`${copy}.unfinished`, copy);
}
