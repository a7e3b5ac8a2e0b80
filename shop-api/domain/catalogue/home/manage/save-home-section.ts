import { asc, eq, gt } from 'drizzle-orm';
import { type HomeSectionKey, partsOf } from '../../../../../contract/content/home-sections.ts';
import { type SectionFields, sectionFields } from '../../../../../contract/content/manage-home.ts';
import type { GivenFields } from '../../../../../contract/kit/check.ts';
import { fieldMessages } from '../../../../../contract/messages/fields.ts';
import type { Database } from '../../../../db/database.ts';
import { homeSectionItems, homeSections, statistics } from '../../../../db/schema/home.ts';
import { checkedJson } from '../../../kernel/checked-input.ts';
import { invalidField } from '../../../kernel/errors.ts';
import { checkPictures } from '../../../pictures/check-pictures.ts';
import type { DeskContext } from '../../../trail/desk-context.ts';
import { type Order, orderEntries } from '../../../trail/order-entries.ts';
import { type Saved, saveManaged } from '../../../trail/save-managed.ts';
import { sectionManaged } from './home-section.ts';

interface SaveSection {
  ctx: DeskContext;
  /** Nobody adds one: without an id there is none. */
  input: { id?: number | undefined; version?: number | undefined; fields: GivenFields };
}

/**
 * Replaces what stands in a section of the home page. What its kind does not have is left out. Staff
 * only. Errors: `invalid` by field; those of `saveManaged`.
 */
export async function saveHomeSection({ ctx, input }: SaveSection): Promise<Saved<number>> {
  const { id = 0 } = input;
  const fields = await checkedJson(sectionFields, input.fields);
  const write = (tx: Database) => writeSection(tx, id, fields);
  const saved = await saveManaged({ ctx, of: sectionManaged, input: { ...input, id }, write });
  ctx.notify(['home']);
  return saved;
}

/** Writes what stands in a section. Errors: `not_found`; `invalid` by field. */
export async function writeSection(
  tx: Database,
  id: number,
  fields: SectionFields,
): Promise<number> {
  const [section] = await tx
    .select({ key: homeSections.key, slot: homeSections.slot })
    .from(homeSections)
    .where(eq(homeSections.id, id));
  if (!section) throw sectionManaged.missing();
  const own = onlyPartsOf(section.key, fields);
  // The specified calls answer a label of their sections.
  if (section.slot !== 'page' && own.label === '')
    throw invalidField('label', 'fields_invalid', fieldMessages.required('Title'));
  await checkPictures(tx, picturesOf(own));
  await store(tx, id, own);
  if (section.key === 'statistics') await storeFigures(tx, own.items);
  else await storeItems(tx, id, own.items);
  return id;
}

function onlyPartsOf(key: HomeSectionKey, fields: SectionFields): SectionFields {
  const { parts, item = [] } = partsOf(key);
  const items = fields.items.map((one) => ({
    ...one,
    text: item.includes('text') ? one.text : '',
    link: item.includes('link') ? one.link : null,
    picture_id: item.includes('picture') ? one.picture_id : null,
  }));
  return {
    ...fields,
    label: parts.includes('label') ? fields.label : '',
    description: parts.includes('description') ? fields.description : '',
    picture_id: parts.includes('picture') ? fields.picture_id : null,
    items: parts.includes('items') ? items : [],
  };
}

function picturesOf({ picture_id: id, items }: SectionFields) {
  const ofItems = items.map((item, index) => ({
    field: `items[${index}].picture_id`,
    id: item.picture_id,
    use: 'section' as const,
  }));
  return [{ field: 'picture_id', id, use: 'section' as const }, ...ofItems];
}

async function store(tx: Database, id: number, fields: SectionFields): Promise<void> {
  const { label, description, translations } = fields;
  const [pictureId, isVisibleOnWebsite] = [fields.picture_id, fields.is_visible];
  const row = { label, description, translations, pictureId, isVisibleOnWebsite };
  await tx.update(homeSections).set(row).where(eq(homeSections.id, id));
}

type Items = SectionFields['items'];

async function storeItems(tx: Database, sectionId: number, items: Items): Promise<void> {
  await tx.delete(homeSectionItems).where(eq(homeSectionItems.sectionId, sectionId));
  if (items.length === 0) return;
  const rows = items.map(({ picture_id: pictureId, ...item }, index) => {
    return { ...item, pictureId, sectionId, position: index + 1 };
  });
  await tx.insert(homeSectionItems).values(rows);
}

/** Figures keep their ids, which a specified call answers. */
async function storeFigures(tx: Database, items: Items): Promise<void> {
  const known = await tx
    .select({ id: statistics.id })
    .from(statistics)
    .orderBy(asc(statistics.position), asc(statistics.id));
  for (const [index, { title: name, text: value, translations }] of items.entries()) {
    const row = { name, value, translations, position: index + 1 };
    const id = known[index]?.id;
    if (id === undefined) await tx.insert(statistics).values(row);
    else await tx.update(statistics).set(row).where(eq(statistics.id, id));
  }
  await tx.delete(statistics).where(gt(statistics.position, items.length));
}

/** Puts the sections in order. Staff only. Errors: those of `orderEntries`. */
export async function orderHomeSections({ ctx, input }: { ctx: DeskContext; input: Order }) {
  await orderEntries({ ctx, of: sectionManaged, table: homeSections, input });
  ctx.notify(['home']);
}
