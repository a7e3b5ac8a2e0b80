import { eq, sql } from 'drizzle-orm';
import type { GivenFields } from '../../../contract/kit/check.ts';
import type { Translations } from '../../../contract/kit/translations.ts';
import type { Database } from '../../db/database.ts';
import { assertFree, assertKnown } from '../kernel/assert-known.ts';
import { checkedJson } from '../kernel/checked-input.ts';
import { RichTexts } from '../kernel/rich-text.ts';
import type { DeskContext } from '../trail/desk-context.ts';
import { lastPosition, type Ordered } from '../trail/order-entries.ts';
import { type Saved, saveManaged } from '../trail/save-managed.ts';
import { columnOf, type EntryFields, type EntryRow, toColumns } from './entries.ts';
import type { Resource } from './resource.ts';
import { fieldRules, labelOf } from './table-rules.ts';

interface Save {
  ctx: DeskContext;
  of: Resource;
  /** Without an id: a new entry. */
  input: { id?: number | undefined; version?: number | undefined; fields: GivenFields };
}

/** Adds or replaces an entry. Staff only. Errors: `invalid` by field; those of `saveManaged`. */
export async function saveResource({ ctx, of, input }: Save): Promise<Saved<number>> {
  const given = await checkedJson(of.fields, input.fields);
  const { fields, message } = completed(of, given, ctx.clock.now());
  const write = (tx: Database) => writeEntry(tx, of, input.id, fields);
  const saved = await saveManaged({ ctx, of: of.managed, input, write });
  ctx.notify(tagsOf(of, saved.id));
  return { ...saved, message };
}

/** Returns the cache tags of the pages that display an entry. */
export function tagsOf({ tags }: Resource, id: number): string[] {
  return tags.map((tag) => tag.replace('{id}', String(id)));
}

/** Returns fields as they are stored, with what staff are told about their texts. Errors: `invalid`. */
export function completed(of: Resource, given: EntryFields, now: Date) {
  const texts = new RichTexts();
  const fields = cleaned(of, given, texts);
  return { fields: of.complete?.(fields, now) ?? fields, message: texts.message };
}

/** Returns fields with their rich texts cleaned, in every language: those of columns `…_html`. */
function cleaned(of: Resource, given: EntryFields, texts: RichTexts) {
  const result = { ...given };
  const rich = Object.keys(given).filter((name) => columnOf(of, name).name.endsWith('_html'));
  for (const name of rich) {
    const label = labelOf(fieldRules(of), name);
    result[name] = texts.clean(label, result[name] as string);
    const translations = result.translations as Translations<Record<string, string>> | undefined;
    if (translations) result.translations = texts.cleanIn(label, name, translations);
  }
  return result;
}

/** Writes an entry, which the caller has checked by its rules. Errors: `invalid` by field. */
export async function writeEntry(
  tx: Database,
  of: Resource,
  id: number | undefined,
  fields: EntryFields,
): Promise<number> {
  await assertStorable(tx, of, fields, id);
  const row = await assertFree(of.uniques, () => store(tx, of, id, fields));
  await of.beside?.(tx, row, false);
  return row.id;
}

/** Refuses fields that name what does not exist, and for reasons of their own. Errors: `invalid`. */
export async function assertStorable(tx: Database, of: Resource, fields: EntryFields, id?: number) {
  const { references } = of;
  await of.check?.(tx, fields, id);
  for (const named of references) {
    await assertKnown(tx, { ...named, ids: [fields[named.field] as number | string | null] });
  }
}

type Row = EntryRow & { id: number };

async function store(
  tx: Database,
  of: Resource,
  id: number | undefined,
  fields: EntryFields,
): Promise<Row> {
  const { table } = of;
  const row = { ...toColumns(of, fields), ...placed(of, id, fields) };
  const [saved] =
    id === undefined
      ? await tx.insert(table).values(row).returning()
      : await tx.update(table).set(row).where(eq(table.id, id)).returning();
  return saved as Row;
}

/** A new entry stands at the end, and so does one that comes from elsewhere. */
function placed(of: Resource, id: number | undefined, fields: EntryFields) {
  const { table, isOrdered, within } = of;
  if (!isOrdered) return {};
  const ordered = table as Ordered;
  const isThere = within ? eq(columnOf(of, within), fields[within]) : sql`true`;
  const last = lastPosition(ordered, isThere);
  if (id === undefined) return { position: last };
  return { position: sql`CASE WHEN ${isThere} THEN ${ordered.position} ELSE ${last} END` };
}
