import { splitList } from '../../../../contract/catalogue/cell-lists.ts';
import { goodsFileMessages } from '../../../../contract/messages/staff-import.ts';
import type { Database } from '../../../db/database.ts';
import { brands, productFoams, tags } from '../../../db/schema/product-attributes.ts';
import { pathOf, readCategories } from '../categories.ts';
import type { NameKind } from '../manage/names.ts';
import { slugFor } from '../manage/slug-for.ts';
import { CellProblem } from './cell-values.ts';

/** What products name: a path of names for a category, one name for the others. */
export type NamedKind = NameKind | 'category';

/** A name that does not exist yet, in place of its id. */
export interface NewName {
  kind: NamedKind;
  path: string[];
}

const MAX_LEVEL = 3;
/** What stands between the names of a path. */
const BELOW = ' > ';

/** Names as they are compared. */
const plain = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();
const pathKey = (path: readonly string[]) => path.map(plain).join(BELOW);

/** Finds brands, categories, forms and tags by the names of a file, and writes them. */
export class NameBook {
  readonly #ids = new Map<NamedKind, Map<string, number>>();
  readonly #names = new Map<NamedKind, Map<number, string>>();
  /** Ids of all categories with a name, wherever they are. */
  readonly #categories = new Map<string, number[]>();

  /** Of all entries, each after its kind. */
  readonly #slugs = new Set<string>();

  static async read(db: Database): Promise<NameBook> {
    const book = new NameBook();
    for (const [kind, table] of Object.entries({ brand: brands, tag: tags, form: productFoams })) {
      const own = { id: table.id, name: table.name, slug: table.slug };
      for (const { id, name, slug } of await db.select(own).from(table)) {
        book.add(kind as NamedKind, [name], id);
        book.#slugs.add(`${kind}:${slug}`);
      }
    }
    const tree = await readCategories(db);
    for (const { category } of tree) {
      const path = pathOf(tree, category.id).map((row) => row.category.name);
      book.add('category', path, category.id);
      book.#slugs.add(`category:${category.slug}`);
    }
    return book;
  }

  add(kind: NamedKind, path: readonly string[], id: number): void {
    const ids = this.#ids.get(kind) ?? new Map<string, number>();
    const names = this.#names.get(kind) ?? new Map<number, string>();
    this.#ids.set(kind, ids.set(pathKey(path), id));
    this.#names.set(kind, names.set(id, path.join(BELOW)));
    if (kind !== 'category') return;
    const last = plain(path.at(-1) ?? '');
    this.#categories.set(last, [...(this.#categories.get(last) ?? []), id]);
  }

  /** An address for a new name that no other of its kind has: `nim`, `nim-2`. It is taken then. */
  takeSlug(kind: NamedKind, path: readonly string[]): string {
    const made = slugFor({ name: path.join(' ') });
    for (let at = 1; ; at++) {
      const slug = at === 1 ? made : `${made}-${at}`;
      if (this.#slugs.has(`${kind}:${slug}`)) continue;
      this.#slugs.add(`${kind}:${slug}`);
      return slug;
    }
  }

  /** The name of an entry, or its path. */
  nameOf(kind: NamedKind, id: unknown): string {
    return this.#names.get(kind)?.get(Number(id)) ?? '';
  }

  /** Finds an entry; a name that does not exist is new. Errors: CellProblem. */
  find(kind: NamedKind, cell: string): number | NewName | null {
    if (cell.trim() === '') return null;
    const path = kind === 'category' ? pathIn(cell) : [cell.trim()];
    const id = this.idOf(kind, path);
    if (id !== undefined) return id;
    if (path.length > MAX_LEVEL) throw new CellProblem(goodsFileMessages.tooDeepPath);
    return { kind, path };
  }

  /** The same for several names of a cell. */
  findAll(kind: NamedKind, cell: string): (number | NewName)[] {
    return splitList(cell).flatMap((name) => this.find(kind, name) ?? []);
  }

  /** The id of a name or path; of a category also by its name alone, where only one has it. */
  idOf(kind: NamedKind, path: readonly string[]): number | undefined {
    const found = this.#ids.get(kind)?.get(pathKey(path));
    if (found !== undefined || kind !== 'category' || path.length > 1) return found;
    const [only, other] = this.#categories.get(plain(path[0] ?? '')) ?? [];
    if (other !== undefined) throw new CellProblem(goodsFileMessages.ambiguousName(path[0] ?? ''));
    return only;
  }
}

function pathIn(cell: string): string[] {
  return cell
    .split('>')
    .map((name) => name.trim())
    .filter(Boolean);
}

/** Whether a value stands for a name that does not exist yet. */
export function isNewName(value: unknown): value is NewName {
  return typeof value === 'object' && value !== null && 'path' in value && 'kind' in value;
}

/** `Brand: Neem House`, as the person is asked whether it is to be made. */
export function newNameText({ kind, path }: NewName): string {
  return `${kind}: ${path.join(BELOW)}`;
}
