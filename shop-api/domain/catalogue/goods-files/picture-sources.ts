import { inArray } from 'drizzle-orm';
import { splitList } from '../../../../contract/catalogue/cell-lists.ts';
import { goodsFileMessages } from '../../../../contract/messages/staff-import.ts';
import type { Database } from '../../../db/database.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import type { GoodsFiles, GoodsRow } from '../../../providers/goods-files/goods-file.ts';
import type { FoundPicture } from './planned-pictures.ts';

const STORED = /^[0-9a-f]{16}$/;
const ADDRESS = /^[a-z][a-z\d+.-]*:\/\//i;
const COLUMNS = ['Pictures', 'Home picture'];

/** Finds pictures by what a file calls them. */
export class PictureSources {
  /** Ids of the pictures of the ZIP, by path and by name alone; undefined: no ZIP was sent. */
  readonly #zip: ReadonlyMap<string, FoundPicture> | undefined;
  readonly #stored = new Set<string>();
  readonly #unknown = new Set<string>();
  /** Pictures that have to be fetched. */
  readonly addresses = new Set<string>();

  private constructor(zip: ReadonlyMap<string, FoundPicture> | undefined) {
    this.#zip = zip;
  }

  /** Reads the ZIP, where there is one. @throws GoodsFileRefused */
  static async open(files: GoodsFiles, zipPath: string | undefined): Promise<PictureSources> {
    return new PictureSources(zipPath === undefined ? undefined : await idsInZip(files, zipPath));
  }

  /** Looks up which stored pictures rows name; `find` knows them from then on. */
  async lookUp(db: Database, rows: readonly GoodsRow[]): Promise<void> {
    const named = rows.flatMap(({ cells }) =>
      COLUMNS.flatMap((label) => splitList(cells[label] ?? '')),
    );
    const ids = [...new Set(named)].filter((name) => STORED.test(name));
    if (ids.length === 0) return;
    const found = await db
      .select({ id: pictures.id })
      .from(pictures)
      .where(inArray(pictures.id, ids));
    for (const { id } of found) this.#stored.add(id);
    for (const id of ids) if (!this.#stored.has(id)) this.#unknown.add(id);
  }

  find(source: string): FoundPicture {
    if (ADDRESS.test(source)) return this.#byAddress(source);
    if (STORED.test(source) && !this.#unknown.has(source)) return { source };
    const found = this.#zip?.get(source.toLowerCase());
    if (found) return found;
    if (this.#unknown.has(source)) return { problem: goodsFileMessages.pictureUnknown(source) };
    return {
      problem: this.#zip
        ? goodsFileMessages.pictureNotInZip(source)
        : goodsFileMessages.pictureNoZip(source),
    };
  }

  #byAddress(source: string): FoundPicture {
    const address = URL.parse(source);
    if (address?.protocol !== 'https:') return { problem: goodsFileMessages.pictureAddress };
    this.addresses.add(source);
    return { source };
  }
}

async function idsInZip(files: GoodsFiles, path: string): Promise<Map<string, FoundPicture>> {
  const byPath = new Map<string, FoundPicture>();
  const byName = new Map<string, FoundPicture>();
  for await (const { name, picture } of files.picturesIn(path)) {
    const found = picture ? { source: picture.id } : tooLarge(name, files.maxPictureMb);
    const last = (name.split('/').at(-1) ?? name).toLowerCase();
    const other = byName.get(last);
    byPath.set(name.toLowerCase(), found);
    byName.set(last, other && !isSame(other, found) ? ambiguous(last) : found);
  }
  // A picture outside all folders has its name for a path.
  return new Map([...byName, ...byPath]);
}

const isSame = (one: FoundPicture, other: FoundPicture) =>
  'source' in one && 'source' in other && one.source === other.source;

function ambiguous(name: string): FoundPicture {
  return { problem: goodsFileMessages.ambiguousPicture(name) };
}

function tooLarge(name: string, mb: number): FoundPicture {
  return { problem: goodsFileMessages.pictureTooLarge(name, mb) };
}
