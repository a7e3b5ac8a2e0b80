import { eq } from 'drizzle-orm';
import { type BannerFields, bannerFields } from '../../../../../contract/content/manage-home.ts';
import type { GivenFields } from '../../../../../contract/kit/check.ts';
import type { Database } from '../../../../db/database.ts';
import { categories } from '../../../../db/schema/categories.ts';
import { banners } from '../../../../db/schema/home.ts';
import { products } from '../../../../db/schema/products.ts';
import { checkedJson } from '../../../kernel/checked-input.ts';
import { checkPictures } from '../../../pictures/check-pictures.ts';
import type { DeskContext } from '../../../trail/desk-context.ts';
import { lastPosition, type Order, orderEntries } from '../../../trail/order-entries.ts';
import { removeManaged, type Saved, saveManaged } from '../../../trail/save-managed.ts';
import { assertKnown } from '../../manage/assert-known.ts';
import { bannerColumns, bannerManaged } from './banner.ts';

interface SaveBanner {
  ctx: DeskContext;
  /** Without an id: a new one, behind all others. */
  input: { id?: number | undefined; version?: number | undefined; fields: GivenFields };
}

/**
 * Adds or replaces a banner of the home page. Staff only. Errors: `invalid` by field; those of
 * `saveManaged`.
 */
export async function saveBanner({ ctx, input }: SaveBanner): Promise<Saved<number>> {
  const fields = await checkedJson(bannerFields, input.fields);
  const write = (tx: Database) => writeBanner(tx, input.id, fields);
  const saved = await saveManaged({ ctx, of: bannerManaged, input, write });
  ctx.notify(['home']);
  return saved;
}

/** Writes a banner; without an id a new one. Errors: `invalid` by field. */
export async function writeBanner(
  tx: Database,
  id: number | undefined,
  fields: BannerFields,
): Promise<number> {
  const { category_id: category, product_id: product } = fields;
  await checkPictures(tx, [
    { field: 'picture_id', id: fields.picture_id, use: 'banner' },
    { field: 'mobile_picture_id', id: fields.mobile_picture_id, use: 'phone_banner' },
  ]);
  await assertKnown(tx, {
    field: 'category_id',
    label: 'Category',
    table: categories,
    ids: [category],
  });
  await assertKnown(tx, { field: 'product_id', label: 'Product', table: products, ids: [product] });
  return store(tx, id, bannerColumns(fields));
}

async function store(
  tx: Database,
  id: number | undefined,
  row: ReturnType<typeof bannerColumns>,
): Promise<number> {
  const own = { id: banners.id };
  const [saved] =
    id === undefined
      ? await tx
          .insert(banners)
          .values({ ...row, position: lastPosition(banners) })
          .returning(own)
      : await tx.update(banners).set(row).where(eq(banners.id, id)).returning(own);
  return saved?.id as number;
}

interface RemoveBanner {
  ctx: DeskContext;
  input: { id: number; version: number };
}

/** Removes a banner. Staff only. Errors: those of `removeManaged`. */
export async function removeBanner({ ctx, input }: RemoveBanner): Promise<void> {
  const remove = async (tx: Database) => {
    await tx.delete(banners).where(eq(banners.id, input.id));
  };
  await removeManaged({ ctx, of: bannerManaged, input, remove });
  ctx.notify(['home']);
}

interface OrderBanners {
  ctx: DeskContext;
  input: Order & { sequence: 'Upper' | 'Lower' };
}

/** Puts the banners of a carousel in order. Staff only. Errors: those of `orderEntries`. */
export async function orderBanners({ ctx, input }: OrderBanners): Promise<void> {
  const among = eq(banners.sequence, input.sequence);
  await orderEntries({ ctx, of: bannerManaged, table: banners, among, input });
  ctx.notify(['home']);
}
