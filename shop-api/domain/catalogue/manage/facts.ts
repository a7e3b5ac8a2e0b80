import { eq, type SQL, sql } from 'drizzle-orm';
import { type FactFields, factResource } from '../../../../contract/catalogue/fact-desk.ts';
import { GOODS_COLUMNS, plainLabel } from '../../../../contract/catalogue/goods-columns.ts';
import { factMessages } from '../../../../contract/messages/staff-facts.ts';
import type { Message } from '../../../../contract/messages/text-with-values.ts';
import type { Database } from '../../../db/database.ts';
import { categories } from '../../../db/schema/categories.ts';
import { facts } from '../../../db/schema/facts.ts';
import { products } from '../../../db/schema/products.ts';
import { storedIn } from '../../desk/resource.ts';
import { assertKnown } from '../../kernel/assert-known.ts';
import { invalidField, notFound } from '../../kernel/errors.ts';

/**
 * The facts of goods. What goods say of a fact stays while it is switched off or has fewer categories,
 * and is not shown; a fact or a choice that goods have is not removed.
 */
export const storedFacts = storedIn(factResource, {
  missing: () => notFound('fact_not_found', 'Fact'),
  table: facts,
  isOrdered: true,
  tags: ['products'],
  computed: {
    products: sql`(SELECT count(*)::int FROM products WHERE products.facts ? facts.key)`,
  },
  usedBy: { products: ['product', 'products'] },
  check: async (tx, fields, id) => {
    refuseColumn(fields);
    const ids = [fields.category_ids, fields.required_ids] as const;
    const named = { label: 'Category', table: categories };
    await assertKnown(tx, { ...named, field: 'category_ids', ids: ids[0] });
    await assertKnown(tx, { ...named, field: 'required_ids', ids: ids[1] });
    if (id !== undefined) await refuseLoss(tx, fields, id);
  },
});

/** Files of goods have a column for each fact. */
function refuseColumn({ name }: FactFields): void {
  const taken = GOODS_COLUMNS.find(({ label, field }) =>
    [label, field].some((one) => plainLabel(one) === plainLabel(name)),
  );
  if (taken) throw refused('name', factMessages.ofColumn(taken.label));
}

/** Refuses a change that would take from goods what they say. */
async function refuseLoss(tx: Database, { key, kind, choices }: FactFields, id: number) {
  const [before] = await tx.select().from(facts).where(eq(facts.id, id));
  if (!before) return;
  if (before.key !== key) throw refused('key', factMessages.keyStays);
  if (before.kind !== kind && (await tx.$count(products, has(key))) > 0) {
    throw refused('kind', factMessages.kindStays);
  }
  const kept = new Set(choices.map((choice) => choice.key));
  for (const choice of before.choices.filter((one) => !kept.has(one.key))) {
    const count = await tx.$count(products, chooses(key, choice.key));
    if (count > 0) throw refused('choices', factMessages.choiceInUse(choice.name));
  }
}

const refused = (field: string, message: Message) => invalidField(field, 'fact_in_use', message);

const has = (key: string): SQL => sql`${products.facts} ? ${key}`;

/** One choice is stored as a text, several as a list; `?` finds a text in both. */
const chooses = (key: string, choice: string): SQL => sql`${products.facts} -> ${key} ? ${choice}`;
