import { and, eq, ne, sql } from 'drizzle-orm';
import { faqFields } from '../../../../contract/content/manage-texts.ts';
import type { GivenFields } from '../../../../contract/kit/check.ts';
import type { Database } from '../../../db/database.ts';
import { faqGroups, faqs } from '../../../db/schema/content.ts';
import { assertKnown } from '../../kernel/assert-known.ts';
import { checkedJson } from '../../kernel/checked-input.ts';
import { RichTexts } from '../../kernel/rich-text.ts';
import type { DeskContext } from '../../trail/desk-context.ts';
import { type Order, orderEntries } from '../../trail/order-entries.ts';
import { removeManaged, type Saved, saveManaged } from '../../trail/save-managed.ts';
import { managedFaq } from './faq-entries.ts';

interface SaveFaq {
  ctx: DeskContext;
  /** Without an id: a new question. The fields are checked by `faqFields`. */
  input: { id?: number | undefined; version?: number | undefined; fields: GivenFields };
}

/**
 * Adds or replaces a question; a new one, and one that comes from another group, stands at the end
 * of its group. Staff only. Errors: `invalid` by field; those of `saveManaged`.
 */
export async function saveFaq({ ctx, input }: SaveFaq): Promise<Saved<number>> {
  const fields = await checkedJson(faqFields, input.fields);
  const texts = new RichTexts();
  const row = {
    groupId: fields.group_id,
    question: fields.question,
    answerHtml: texts.clean('Answer', fields.answer),
    translations: texts.cleanIn('Answer', 'answer', fields.translations),
    isPublished: fields.is_published,
  };
  const group = { field: 'group_id', label: 'Group', table: faqGroups, ids: [fields.group_id] };
  const write = async (tx: Database) => {
    await assertKnown(tx, group);
    return store(tx, input.id, row);
  };
  const saved = await saveManaged({ ctx, of: managedFaq, input, write });
  ctx.notify(['content']);
  return { ...saved, message: texts.message };
}

type Row = Omit<typeof faqs.$inferInsert, 'id' | 'position'>;

async function store(tx: Database, id: number | undefined, row: Row): Promise<number> {
  const last = sql<number>`(
    SELECT coalesce(max(own.position), 0) + 1 FROM ${faqs} AS own WHERE own.group_id = ${row.groupId})`;
  const own = { id: faqs.id };
  if (id === undefined) {
    const [added] = await tx
      .insert(faqs)
      .values({ ...row, position: last })
      .returning(own);
    return added?.id as number;
  }
  const isFromElsewhere = and(eq(faqs.id, id), ne(faqs.groupId, row.groupId));
  await tx.update(faqs).set({ position: last }).where(isFromElsewhere);
  await tx.update(faqs).set(row).where(eq(faqs.id, id));
  return id;
}

interface RemoveFaq {
  ctx: DeskContext;
  input: { id: number; version: number };
}

/** Removes a question; the trail keeps it. Staff only. Errors: those of `removeManaged`. */
export async function removeFaq({ ctx, input }: RemoveFaq): Promise<void> {
  const remove = async (tx: Database) => {
    await tx.delete(faqs).where(eq(faqs.id, input.id));
  };
  await removeManaged({ ctx, of: managedFaq, input, remove });
  ctx.notify(['content']);
}

interface OrderFaqs {
  ctx: DeskContext;
  /** All questions of one group. */
  input: Order;
}

/** Puts the questions of a group in order. Staff only. Errors: those of `orderEntries`. */
export async function orderFaqs({ ctx, input }: OrderFaqs): Promise<void> {
  const [first = 0] = input.ids;
  const group = ctx.db.select({ id: faqs.groupId }).from(faqs).where(eq(faqs.id, first));
  const among = sql`${faqs.groupId} = (${group})`;
  await orderEntries({ ctx, of: managedFaq, table: faqs, among, input });
  ctx.notify(['content']);
}
