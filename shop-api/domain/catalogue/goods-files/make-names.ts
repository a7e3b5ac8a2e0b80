import { saveResource } from '../../desk/save-resource.ts';
import type { DeskContext } from '../../trail/desk-context.ts';
import { NAMES } from '../manage/names.ts';
import { saveCategory } from '../manage/save-category.ts';
import type { NameBook, NewName } from './name-book.ts';

/**
 * Makes the brands, categories, forms and tags that products name and that do not exist, by the
 * verbs of their desks, in the transaction of the caller. A path makes the categories above it too.
 */
export async function makeNames(
  ctx: DeskContext,
  book: NameBook,
  names: readonly NewName[],
): Promise<void> {
  for (const { kind, path } of names) {
    if (kind === 'category') await makeCategory(ctx, book, path);
    else if (book.idOf(kind, path) === undefined) {
      const fields = { name: path[0], slug: book.takeSlug(kind, path) };
      const { id } = await saveResource({ ctx, of: NAMES[kind], input: { fields } });
      book.add(kind, path, id);
    }
  }
}

/** @returns its id */
async function makeCategory(
  ctx: DeskContext,
  book: NameBook,
  path: readonly string[],
): Promise<number | null> {
  if (path.length === 0) return null;
  const known = book.idOf('category', path);
  if (known !== undefined) return known;
  const parent = await makeCategory(ctx, book, path.slice(0, -1));
  // Two branches may have a category of the same name; an address is one category's alone.
  const slug = book.takeSlug('category', path);
  const { id } = await saveCategory({
    ctx,
    input: { fields: { name: path.at(-1), parent_id: parent, slug } },
  });
  book.add('category', path, id);
  return id;
}
