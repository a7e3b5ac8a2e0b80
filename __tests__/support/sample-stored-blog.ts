import type { blogs } from '../../shop-api/db/schema/content.ts';

type NewBlog = typeof blogs.$inferInsert;

/** A published post as a row of the database; `id` makes its slug unique. */
export function sampleStoredBlog(id: number, changes: Partial<NewBlog> = {}): NewBlog {
  return {
    id,
    title: `Post ${id}`,
    slug: `post-${id}`,
    author: 'Vanya Kitchen Desk',
    contentHtml: '<p>Text.</p>',
    metaTitle: `Post ${id}`,
    metaDescription: 'Text.',
    publishedAt: new Date('2026-10-10T10:00:00Z'),
    ...changes,
  };
}
