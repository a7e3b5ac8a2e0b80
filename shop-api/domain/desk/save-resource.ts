import { eq } from 'drizzle-orm';
import type { GivenFields } from '../../../contract/kit/check.ts';
import type { Translations } from '../../../contract/kit/translations.ts';
import type { Database } from '../../db/database.ts';
import { assertFree } from '../kernel/assert-known.ts';
import { checkedJson } from '../kernel/checked-input.ts';
import { RichTexts } from '../kernel/rich-text.ts';
import type { DeskContext } from '../trail/desk-context.ts';
import { lastPosition, type Order, type Ordered, orderEntries } from '../trail/order-entries.ts';
import { removeManaged, type Saved, saveManaged } from '../trail/save-managed.ts';
import { columnOf, type EntryFields, toColumns } from './entries.ts';
import type { Resource } from './resource.ts';

interface Verb<Input> {
  ctx: DeskContext;
  of: Resource;
  input: Input;
}

/** Without an id: a new entry. */
type Save = Verb<{ id?: number | undefined; version?: number | undefined; fields: GivenFields }>;

/** Adds or replaces an entry. Staff only. Errors: `invalid` by field; those of `saveManaged`. */
export async function saveResource({ ctx, of, input }: Save): Promise<Saved<number>> {
  const fields: EntryFields = await checkedJson(of.fields, input.fields);
  const texts = new RichTexts();
  const clean = cleaned(of, fields, texts);
  const write = (tx: Database) => writeEntry(tx, of, input.id, clean);
  const saved = await saveManaged({ ctx, of: of.managed, input, write });
  ctx.notify([...of.tags]);
  return { ...saved, message: texts.message };
}

/** Writes an entry, which the caller has checked by its rules. Errors: `invalid` by field. */
export async function writeEntry(
  tx: Database,
  of: Resource,
  id: number | undefined,
  fields: EntryFields,
): Promise<number> {
  await of.check?.(tx, fields);
  return assertFree(of.uniques ?? {}, () => store(tx, of, id, toColumns(of, fields)));
}

/** Returns fields with their rich texts cleaned, in every language. */
function cleaned({ rich = {} }: Resource, fields: EntryFields, texts: RichTexts): EntryFields {
  const result = { ...fields };
  for (const [name, label] of Object.entries(rich)) {
    result[name] = texts.clean(label, result[name] as string);
    const translations = result.translations as Translations<Record<string, string>> | undefined;
    if (translations) result.translations = texts.cleanIn(label, name, translations);
  }
  return result;
}

async function store(
  tx: Database,
  { table, isOrdered }: Resource,
  id: number | undefined,
  row: EntryFields,
): Promise<number> {
  const own = { id: table.id };
  if (id !== undefined) {
    await tx.update(table).set(row).where(eq(table.id, id));
    return id;
  }
  const last = isOrdered && { position: lastPosition(table as Ordered) };
  const [added] = await tx
    .insert(table)
    .values({ ...row, ...last })
    .returning(own);
  return added?.id as number;
}

/** Removes an entry; the trail keeps it. Staff only. Errors: those of `removeManaged`. */
export async function removeResource({ ctx, of, input }: Verb<{ id: number; version: number }>) {
  const remove = async (tx: Database) => {
    await tx.delete(of.table).where(eq(of.table.id, input.id));
  };
  await removeManaged({ ctx, of: of.managed, input, remove });
  ctx.notify([...of.tags]);
}

/** Puts entries in order. Staff only. Errors: those of `orderEntries`. */
export async function orderResource({ ctx, of, input }: Verb<Order & EntryFields>) {
  const { within } = of;
  const among = within ? eq(columnOf(of, within), input[within]) : undefined;
  await orderEntries({ ctx, of: of.managed, table: of.table as Ordered, among, input });
  ctx.notify([...of.tags]);
}
