import { eq } from 'drizzle-orm';
import { brandFields, formFields, tagFields } from '../../../../contract/catalogue/manage.ts';
import type { GivenFields } from '../../../../contract/kit/check.ts';
import type { ReasonOf } from '../../../../contract/kit/reasons.ts';
import { brands, productFoams, tags } from '../../../db/schema/product-attributes.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { checkedJson } from '../../kernel/checked-input.ts';
import { notFound } from '../../kernel/errors.ts';
import { assertFree } from './assert-known.ts';
import type { ManageContext } from './manage-context.ts';
import { slugFor } from './slug-for.ts';

interface SaveName {
  ctx: ManageContext;
  /** Without an id: a new one. */
  input: { id?: number | undefined; fields: GivenFields };
}

/**
 * Adds or changes a brand; a job stores the words of its products within a second or two. Errors:
 * `invalid` by field; `not_found`.
 * @returns its id
 */
export async function saveBrand({ ctx, input }: SaveName): Promise<number> {
  const { name, about, ...fields } = await checkedJson(brandFields, input.fields);
  const row = { name, about, slug: slugFor({ ...fields, name }) };
  return save(BRAND, { ctx, id: input.id, row });
}

/** Adds or changes a tag, as `saveBrand` does. Errors: `invalid` by field; `not_found`. */
export async function saveTag({ ctx, input }: SaveName): Promise<number> {
  const { name, is_badge: isBadge, ...fields } = await checkedJson(tagFields, input.fields);
  const row = { name, isBadge, slug: slugFor({ ...fields, name }) };
  return save(TAG, { ctx, id: input.id, row });
}

/** Adds or changes a form, as `saveBrand` does. Errors: `invalid` by field; `not_found`. */
export async function saveForm({ ctx, input }: SaveName): Promise<number> {
  const { name, ...fields } = await checkedJson(formFields, input.fields);
  return save(FORM, { ctx, id: input.id, row: { name, slug: slugFor({ ...fields, name }) } });
}

interface Kind {
  table: typeof brands | typeof tags | typeof productFoams;
  what: string;
  missing: ReasonOf<'not_found'>;
  /** The name of the table in its constraints. */
  constraints: string;
}

const BRAND: Kind = {
  table: brands,
  what: 'Brand',
  missing: 'brand_not_found',
  constraints: 'brands',
};
const TAG: Kind = { table: tags, what: 'Tag', missing: 'tag_not_found', constraints: 'tags' };
const FORM: Kind = {
  table: productFoams,
  what: 'Form',
  missing: 'form_not_found',
  constraints: 'product_foams',
};

interface Saving {
  ctx: ManageContext;
  id: number | undefined;
  row: { name: string; slug: string };
}

async function save(kind: Kind, { ctx, id, row }: Saving): Promise<number> {
  const { table, what, missing, constraints } = kind;
  const uniques = {
    [`${constraints}_name_unique`]: ['name', 'Name'],
    [`${constraints}_slug_unique`]: ['slug', 'Slug'],
  } as const;
  const saved = await inTransaction(ctx.db, (tx) =>
    assertFree(uniques, async () => {
      const own = { id: table.id };
      const [entry] =
        id === undefined
          ? await tx.insert(table).values(row).returning(own)
          : await tx.update(table).set(row).where(eq(table.id, id)).returning(own);
      return entry;
    }),
  );
  if (!saved) throw notFound(missing, what);
  ctx.notify(['products', 'categories']);
  return saved.id;
}
