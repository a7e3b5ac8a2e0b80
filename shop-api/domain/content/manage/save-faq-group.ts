import { eq, sql } from 'drizzle-orm';
import { faqGroupFields } from '../../../../contract/content/manage-texts.ts';
import type { GivenFields } from '../../../../contract/kit/check.ts';
import type { Database } from '../../../db/database.ts';
import { faqGroups, faqs } from '../../../db/schema/content.ts';
import { refuseUsed } from '../../desk/refuse-used.ts';
import { assertFree } from '../../kernel/assert-known.ts';
import { checkedJson } from '../../kernel/checked-input.ts';
import type { DeskContext } from '../../trail/desk-context.ts';
import { lastPosition, type Order, orderEntries } from '../../trail/order-entries.ts';
import { removeManaged, type Saved, saveManaged } from '../../trail/save-managed.ts';
import { managedFaqGroup } from './faq-entries.ts';

const UNIQUES = { faq_groups_name_unique: ['name', 'Name'] } as const;

interface SaveFaqGroup {
  ctx: DeskContext;
  /** Without an id: a new group, at the end. The fields are checked by `faqGroupFields`. */
  input: { id?: number | undefined; version?: number | undefined; fields: GivenFields };
}

/** Adds or renames a group of questions. Staff only. Errors: `invalid`; those of `saveManaged`. */
export async function saveFaqGroup({ ctx, input }: SaveFaqGroup): Promise<Saved<number>> {
  const { name, translations } = await checkedJson(faqGroupFields, input.fields);
  const row = { name, translations };
  const write = (tx: Database) => assertFree(UNIQUES, () => store(tx, input.id, row));
  const saved = await saveManaged({ ctx, of: managedFaqGroup, input, write });
  ctx.notify(['content']);
  return saved;
}

type Row = Omit<typeof faqGroups.$inferInsert, 'id' | 'position'>;

async function store(tx: Database, id: number | undefined, row: Row): Promise<number> {
  const own = { id: faqGroups.id };
  const [saved] =
    id === undefined
      ? await tx
          .insert(faqGroups)
          .values({ ...row, position: lastPosition(faqGroups, sql`true`) })
          .returning(own)
      : await tx.update(faqGroups).set(row).where(eq(faqGroups.id, id)).returning(own);
  return saved?.id as number;
}

interface RemoveFaqGroup {
  ctx: DeskContext;
  input: { id: number; version: number };
}

/**
 * Removes a group without questions. Staff only. Errors: `conflict` where it has some; those of
 * `removeManaged`.
 */
export async function removeFaqGroup({ ctx, input }: RemoveFaqGroup): Promise<void> {
  const remove = async (tx: Database) => {
    refuseUsed(await tx.$count(faqs, eq(faqs.groupId, input.id)), ['question', 'questions']);
    await tx.delete(faqGroups).where(eq(faqGroups.id, input.id));
  };
  await removeManaged({ ctx, of: managedFaqGroup, input, remove });
  ctx.notify(['content']);
}

interface OrderFaqGroups {
  ctx: DeskContext;
  /** All groups. */
  input: Order;
}

/** Puts the groups in order. Staff only. Errors: those of `orderEntries`. */
export async function orderFaqGroups({ ctx, input }: OrderFaqGroups): Promise<void> {
  await orderEntries({ ctx, of: managedFaqGroup, table: faqGroups, input });
  ctx.notify(['content']);
}
