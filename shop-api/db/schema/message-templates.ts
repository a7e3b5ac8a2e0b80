import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Translations } from '../../../contract/kit/translations.ts';

/** The texts of a message in one language. */
interface TemplateTexts {
  subject?: string | undefined;
  intro?: string | undefined;
  closing?: string | undefined;
  button?: string | undefined;
  sms?: string | undefined;
}

/**
 * The editable texts of the shop's messages. The start of the shop stores the defaults of
 * `domain/mail/templates`; a row that staff have edited stays as it is.
 */
export const messageTemplates = pgTable('message_templates', {
  /** `order.shipped`. */
  name: text('name').primaryKey(),
  subject: text('subject').notNull(),
  /** The paragraphs before the goods or figures; an empty line separates two. */
  intro: text('intro').notNull(),
  /** The paragraphs after them. */
  closing: text('closing').notNull(),
  /** The label of the button; empty for a mail without one. */
  button: text('button').notNull(),
  /** The text message; empty where none is sent. */
  sms: text('sms').notNull(),
  /**
   * The edited texts in other languages. What is missing is the translation of the default text, or
   * the English text where staff have changed that one.
   */
  translations: jsonb('translations').$type<Translations<TemplateTexts>>().notNull().default({}),
  /** Null while the row is the default. */
  editedAt: timestamp('edited_at', { withTimezone: true }),
});
