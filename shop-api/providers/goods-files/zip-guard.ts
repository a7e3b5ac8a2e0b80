import type { Entry, ZipFile } from 'yauzl';
import yauzl from 'yauzl';
import { goodsFileMessages } from '../../../contract/messages/staff-import.ts';
import { GoodsFileRefused } from './goods-file.ts';

/** What a ZIP may hold. */
export interface ZipLimits {
  files: number;
  /** Of all files together, unpacked. */
  bytes: number;
}

const MEGABYTE = 1_000_000;

/**
 * Lists the files of a ZIP by its directory, with the sizes that it declares: too many, too large
 * ones, names that lead out of a folder and passwords are refused before anything is unpacked. Call
 * `close` when done.
 * @throws GoodsFileRefused
 */
export async function openZip(path: string, limits: ZipLimits): Promise<OpenZip> {
  const zip = await openFile(path);
  try {
    return { zip, entries: await entriesOf(zip, limits), close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

export interface OpenZip {
  zip: ZipFile;
  entries: Entry[];
  close: () => void;
}

function openFile(path: string): Promise<ZipFile> {
  const { promise, resolve, reject } = Promise.withResolvers<ZipFile>();
  // Sizes are compared while a file is unpacked: one that is larger than declared ends in an error.
  const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true };
  yauzl.open(path, options, (error, zip) => (zip ? resolve(zip) : reject(refused(error))));
  return promise;
}

function entriesOf(zip: ZipFile, { files, bytes }: ZipLimits): Promise<Entry[]> {
  const { promise, resolve, reject } = Promise.withResolvers<Entry[]>();
  const entries: Entry[] = [];
  let total = 0;
  zip.on('error', (error: Error) => reject(refused(error)));
  zip.on('end', () => resolve(entries));
  zip.on('entry', (entry: Entry) => {
    total += entry.uncompressedSize;
    if (zip.entryCount > files)
      return reject(new GoodsFileRefused(goodsFileMessages.tooManyFiles(files)));
    if (total > bytes) return reject(tooLarge(bytes));
    if (entry.isEncrypted()) return reject(new GoodsFileRefused(goodsFileMessages.encrypted));
    if (!entry.fileName.endsWith('/')) entries.push(entry);
    zip.readEntry();
  });
  zip.readEntry();
  return promise;
}

function tooLarge(bytes: number): GoodsFileRefused {
  return new GoodsFileRefused(goodsFileMessages.unpacksTooLarge(bytes / MEGABYTE));
}

/** yauzl refuses names with `..`, a drive or a leading slash. */
function refused(error: unknown): GoodsFileRefused {
  const { message } = error as Error;
  const [, name] =
    /^(?:invalid relative path|absolute path|invalid characters in fileName): (.*)$/.exec(
      message,
    ) ?? [];
  if (name) return new GoodsFileRefused(goodsFileMessages.unsafeName(name), { cause: error });
  return new GoodsFileRefused(goodsFileMessages.notReadable, { cause: error });
}

/** Unpacks one file of an open ZIP. @throws GoodsFileRefused for a damaged one, or a false size */
export async function unpack({ zip }: OpenZip, entry: Entry): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<NodeJS.ReadableStream>();
  zip.openReadStream(entry, (error, stream) => (stream ? resolve(stream) : reject(error)));
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of await promise) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  } catch (error) {
    throw refused(error);
  }
}
