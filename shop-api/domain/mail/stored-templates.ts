import { isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { messageTemplates } from '../../db/schema/message-templates.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../kernel/context.ts';
import { problemOf, type StoredText } from './message-template.ts';
import { MESSAGE_TEMPLATES, TEMPLATE_NAMES, type TemplateName } from './templates/all-templates.ts';

type Texts = ReadonlyMap<string, StoredText>;

/** How long an edited text may take until it is in use. */
const FRESH_MS = 5_000;

/** The usable texts by database, read at most once in five seconds. */
const cache = new WeakMap<Database, { readAt: number; texts: Texts }>();

/** Reads templates, and reports those that cannot be used. */
export type TemplateContext = Pick<Context, 'db' | 'clock' | 'alarm'>;

/** Returns the texts of a message: those stored, or the defaults where the row is missing or wrong. */
export async function readTemplate(ctx: TemplateContext, name: TemplateName): Promise<StoredText> {
  const now = ctx.clock.now().getTime();
  const known = cache.get(ctx.db);
  const isFresh = known !== undefined && Math.abs(now - known.readAt) < FRESH_MS;
  const texts = isFresh ? known.texts : await readUsable(ctx);
  if (!isFresh) cache.set(ctx.db, { readAt: now, texts });
  return texts.get(name) ?? MESSAGE_TEMPLATES[name];
}

async function readUsable({ db, alarm }: TemplateContext): Promise<Texts> {
  const texts = new Map<string, StoredText>();
  for (const { name, ...text } of await db.select().from(messageTemplates)) {
    const template =
      Object.hasOwn(MESSAGE_TEMPLATES, name) && MESSAGE_TEMPLATES[name as TemplateName];
    if (!template) continue;
    const problem = problemOf(text, template);
    if (problem) alarm(`The texts of the message ${name} are not used (${problem})`);
    else texts.set(name, text);
  }
  return texts;
}

/**
 * Stores the default texts at the start of the shop: staff find a row for every message. Rows that
 * staff have edited stay as they are.
 */
export async function storeDefaultTemplates(db: Database): Promise<void> {
  const rows = TEMPLATE_NAMES.map((name) => {
    const { subject, intro, closing, button, sms } = MESSAGE_TEMPLATES[name];
    return { name, subject, intro, closing, button, sms };
  });
  await inTransaction(db, async (tx) => {
    await tx
      .insert(messageTemplates)
      .values(rows)
      .onConflictDoUpdate({
        target: messageTemplates.name,
        set: {
          subject: sql`excluded.subject`,
          intro: sql`excluded.intro`,
          closing: sql`excluded.closing`,
          button: sql`excluded.button`,
          sms: sql`excluded.sms`,
        },
        setWhere: isNull(messageTemplates.editedAt),
      });
  });
}
