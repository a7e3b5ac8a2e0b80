import { eq } from 'drizzle-orm';
import { type PostFields, postFields } from '../../../../contract/content/manage-posts.ts';
import type { GivenFields } from '../../../../contract/kit/check.ts';
import type { Database } from '../../../db/database.ts';
import { categories } from '../../../db/schema/categories.ts';
import { blogs } from '../../../db/schema/content.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import { slugFor } from '../../catalogue/manage/slug-for.ts';
import { assertFree, assertKnown } from '../../kernel/assert-known.ts';
import { checkedJson } from '../../kernel/checked-input.ts';
import { RichTexts } from '../../kernel/rich-text.ts';
import type { DeskContext } from '../../trail/desk-context.ts';
import { moveManaged, removeManaged, type Saved, saveManaged } from '../../trail/save-managed.ts';
import { managedPost } from './post-entry.ts';

const UNIQUES = { blogs_slug_unique: ['slug', 'Slug'] } as const;

/** The notices of a post: its page, the lists and the feed, the home page. */
const tagsOf = (id: number) => [`blog:${id}`, 'blogs', 'home'];

interface SavePost {
  ctx: DeskContext;
  /** Without an id: a new post. The fields are checked by `postFields`. */
  input: { id?: number | undefined; version?: number | undefined; fields: GivenFields };
}

/**
 * Adds or replaces a post. Staff only. Errors: `invalid` by field; those of `saveManaged`.
 * @returns with a message where something of its texts was left out
 */
export async function savePost({ ctx, input }: SavePost): Promise<Saved<number>> {
  const fields = await checkedJson(postFields, input.fields);
  const { row, message } = postRow(fields, ctx.clock.now());
  const write = async (tx: Database) => {
    await assertPostNames(tx, fields);
    return assertFree(UNIQUES, () => store(tx, input.id, row));
  };
  const saved = await saveManaged({ ctx, of: managedPost, input, write });
  ctx.notify(tagsOf(saved.id));
  return { ...saved, message };
}

/** Requires the picture and the category of a post. Errors: `invalid` by field. */
export async function assertPostNames(tx: Database, fields: PostFields): Promise<void> {
  const { picture_id: picture, category_id: category } = fields;
  await assertKnown(tx, { field: 'picture_id', label: 'Picture', table: pictures, ids: [picture] });
  const named = { field: 'category_id', label: 'Category', table: categories };
  await assertKnown(tx, { ...named, ids: [category] });
}

/** Returns the columns of a post, with clean texts. Errors: `invalid` for its slug. */
export function postRow(fields: PostFields, now: Date) {
  const { title, author, excerpt } = fields;
  const texts = new RichTexts();
  const row = {
    ...{ title, author, excerpt },
    slug: slugFor({ slug: fields.slug, name: title }),
    contentHtml: texts.clean('Text', fields.content),
    translations: texts.cleanIn('Text', 'content', fields.translations),
    pictureId: fields.picture_id,
    categoryId: fields.category_id,
    metaTitle: fields.meta_title,
    metaDescription: fields.meta_description,
    isPublished: fields.is_published,
    publishedAt: fields.published_at ? new Date(fields.published_at) : now,
  };
  return { row, message: texts.message };
}

async function store(tx: Database, id: number | undefined, row: typeof blogs.$inferInsert) {
  const own = { id: blogs.id };
  const [saved] =
    id === undefined
      ? await tx.insert(blogs).values(row).returning(own)
      : await tx.update(blogs).set(row).where(eq(blogs.id, id)).returning(own);
  return saved?.id as number;
}

interface MovePost {
  ctx: DeskContext;
  input: { id: number; version: number };
}

/** Removes a post; the trail keeps it. Staff only. Errors: those of `removeManaged`. */
export async function removePost({ ctx, input }: MovePost): Promise<void> {
  const remove = async (tx: Database) => {
    await tx.delete(blogs).where(eq(blogs.id, input.id));
  };
  await removeManaged({ ctx, of: managedPost, input, remove });
  ctx.notify(tagsOf(input.id));
}

/**
 * Shows a post from its moment on; where that has passed, from now on, because a draft of last week
 * is news of today. Staff only. Errors: those of `moveManaged`.
 */
export async function publishPost({ ctx, input }: MovePost): Promise<Saved<number>> {
  const now = ctx.clock.now();
  return movePost({ ctx, input }, 'published', ({ published_at: at }) => ({
    isPublished: true,
    publishedAt: new Date(at) > now ? new Date(at) : now,
  }));
}

/** Makes a post a draft again. Staff only. Errors: those of `moveManaged`. */
export async function withdrawPost({ ctx, input }: MovePost): Promise<Saved<number>> {
  return movePost({ ctx, input }, 'withdrawn', () => ({ isPublished: false }));
}

async function movePost(
  { ctx, input }: MovePost,
  action: string,
  columns: (before: { published_at: string }) => Partial<typeof blogs.$inferInsert>,
): Promise<Saved<number>> {
  const moved = await moveManaged({
    ...{ ctx, of: managedPost, input, action },
    move: async (tx, before) => {
      await tx.update(blogs).set(columns(before)).where(eq(blogs.id, input.id));
    },
  });
  ctx.notify(tagsOf(input.id));
  return moved;
}
