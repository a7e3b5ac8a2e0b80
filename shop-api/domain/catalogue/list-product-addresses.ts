import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { ProductAddress } from '../../../contract/catalogue/product-feed.ts';
import { ADDRESSES_PER_CALL } from '../../../contract/shop/limits.ts';
import type { Database } from '../../db/database.ts';
import { pictures } from '../../db/schema/pictures.ts';
import { productPictures } from '../../db/schema/product-details.ts';
import { products } from '../../db/schema/products.ts';
import type { Given } from '../kernel/context.ts';
import { isFrontPictureOf, toPicture } from '../kernel/pictures.ts';
import { isVisible } from './visible.ts';

interface Addresses {
  data: ProductAddress[];
  /** The greatest id of all products; 0 without any. */
  last_id: number;
}

/** Public. Lists products after an id for the sitemap, in the order of their ids. */
export async function listProductAddresses({
  ctx,
  input,
}: Given<{ after: number }>): Promise<Addresses> {
  const [rows, [last]] = await Promise.all([
    readRows(ctx.db, input.after),
    ctx.db
      .select({ id: products.id })
      .from(products)
      .where(isVisible())
      .orderBy(desc(products.id))
      .limit(1),
  ]);
  const data = rows.map(({ id, name, picture, updatedAt }) => ({
    id,
    name,
    picture: picture && toPicture(picture),
    updated_at: updatedAt.toISOString(),
  }));
  return { data, last_id: last?.id ?? 0 };
}

function readRows(db: Database, after: number) {
  return db
    .select({
      id: products.id,
      name: products.name,
      updatedAt: products.updatedAt,
      picture: pictures,
    })
    .from(products)
    .leftJoin(productPictures, isFrontPictureOf(products.id))
    .leftJoin(pictures, eq(pictures.id, productPictures.pictureId))
    .where(and(isVisible(), gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(ADDRESSES_PER_CALL);
}
