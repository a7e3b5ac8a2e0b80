import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { ContentPageKey } from '../../../contract/content/content.ts';
import type { TranslatedPost, Translations } from '../../../contract/kit/translations.ts';
import { categories } from './categories.ts';
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
    /** In other languages; a post without one is offered in English alone. */
    translations: jsonb('translations').$type<Translations<TranslatedPost>>().notNull().default({}),
    pictureId: text('picture_id').references(() => pictures.id),
    /** The category whose products are displayed below the post. */
    categoryId: integer('category_id').references(() => categories.id),
    metaTitle: text('meta_title').notNull(),
    metaDescription: text('meta_description').notNull(),
    isPublished: boolean('is_published').notNull().default(true),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('blogs_newest_first').on(table.publishedAt.desc(), table.id.desc())],
);

/** What staff tell search engines about a page. */
export interface MetaTexts {
  title?: string | undefined;
  description?: string | undefined;
  keywords?: string | undefined;
}

/** Metadata of pages by staff: title, description and keywords. */
export const metaTags = pgTable('meta_tags', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** Path of the page: `/shop`. */
  pageUrl: text('page_url').notNull().unique(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  keywords: text('keywords').notNull(),
  /** The same in other languages; what is missing is told in English. */
  translations: jsonb('translations').$type<Translations<MetaTexts>>().notNull().default({}),
});

/** The texts of a page in one language. */
interface PageTexts {
  title: string;
  html: string;
}

/** The texts of a question in one language. */
export interface FaqTexts {
  question: string;
  answer: string;
}

/** Texts of pages that staff can edit. */
export const contentPages = pgTable('content_pages', {
  key: text('key').$type<ContentPageKey>().primaryKey(),
  title: text('title').notNull(),
  html: text('html').notNull(),
  /** The same in other languages; what is missing is displayed in English. */
  translations: jsonb('translations').$type<Translations<PageTexts>>().notNull().default({}),
  /** The day of the last change of its meaning, in India; null: not displayed. */
  updatedOn: date('updated_on', { mode: 'string' }),
});

/** Groups of frequent questions, in order. */
export const faqGroups = pgTable('faq_groups', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull().unique(),
  position: integer('position').notNull(),
  /** The name in other languages; a missing one is displayed in English. */
  translations: jsonb('translations')
    .$type<Translations<{ name?: string | undefined }>>()
    .notNull()
    .default({}),
});

/** Frequent questions. */
export const faqs = pgTable(
  'faqs',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    groupId: integer('group_id')
      .notNull()
      .references(() => faqGroups.id),
    /** Within the group. */
    position: integer('position').notNull(),
    question: text('question').notNull(),
    answerHtml: text('answer_html').notNull(),
    /** The same in other languages; what is missing is displayed in English. */
    translations: jsonb('translations').$type<Translations<FaqTexts>>().notNull().default({}),
    isPublished: boolean('is_published').notNull().default(true),
  },
  (table) => [index('faqs_in_order').on(table.groupId, table.position)],
);

/** The makers and shelters that the shop supports. */
export const partners = pgTable('partners', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  kind: text('kind').notNull(),
  text: text('text').notNull().default(''),
  url: text('url'),
  pictureId: text('picture_id').references(() => pictures.id),
});
