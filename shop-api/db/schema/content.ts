import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { pictures } from './pictures.ts';

/** Posts of the journal. */
export const blogs = pgTable(
  'blogs',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    title: text('title').notNull(),
    slug: text('slug').notNull().unique(),
    author: text('author').notNull(),
    excerpt: text('excerpt').notNull().default(''),
    contentHtml: text('content_html').notNull(),
    pictureId: text('picture_id').references(() => pictures.id),
    metaTitle: text('meta_title').notNull(),
    metaDescription: text('meta_description').notNull(),
    isPublished: boolean('is_published').notNull().default(true),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('blogs_newest_first').on(table.publishedAt.desc(), table.id.desc())],
);

/** Metadata of pages by staff: title, description and keywords. */
export const metaTags = pgTable('meta_tags', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** Path of the page: `/shop`. */
  pageUrl: text('page_url').notNull().unique(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  keywords: text('keywords').notNull(),
});
