import { and, asc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import { withPlainDigits } from '../../../../contract/kit/digits.ts';
import type { StockLevelName } from '../../../../contract/staff/movements.ts';
import type { StockRow } from '../../../../contract/staff/stock.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import { productPictures } from '../../../db/schema/product-details.ts';
import { products } from '../../../db/schema/products.ts';
import type { Context } from '../../kernel/context.ts';
import { containing } from '../../kernel/like-patterns.ts';
import { type Paging, pagedAnswer, pageOf } from '../../kernel/paging.ts';
import { isFrontPictureOf, toPicture } from '../../kernel/pictures.ts';
import { staffOf } from '../../kernel/who.ts';
import { figuresOf, piecesInOrders } from '../stock-figures.ts';
import { levelAt, lowMark } from '../stock-levels.ts';

interface Chosen {
  q?: string | undefined;
  /** Exactly this barcode or SKU. */
  code?: string | undefined;
  level?: StockLevelName | undefined;
  sort: 'stock' | 'name' | 'sku';
  order: 'asc' | 'desc';
}

interface ListStock {
  ctx: Context;
  input: Paging & Chosen;
}

/** Returns a page of products with their stocks. Staff only. */
export async function listStock({ ctx: { db, who, clock }, input }: ListStock) {
  staffOf(who);
  const chosen = and(found(input), input.level && levelAt(input.level, clock.now()));
  const query = db
    .select({
      id: products.id,
      name: products.name,
      sku: products.sku,
      is_published: products.isPublished,
      stock: products.stock,
      low_mark: lowMark,
      picture: pictures,
    })
    .from(products)
    .leftJoin(productPictures, isFrontPictureOf(products.id))
    .leftJoin(pictures, eq(pictures.id, productPictures.pictureId))
    .where(chosen)
    .orderBy(sorted(input), asc(products.name), asc(products.id))
    .$dynamic();
  const [total, rows] = await Promise.all([db.$count(products, chosen), pageOf(query, input)]);
  const inOrders = await piecesInOrders(
    db,
    rows.map(({ id }) => id),
  );
  const data = rows.map(
    ({ picture, stock, ...row }): StockRow => ({
      ...row,
      ...figuresOf(stock, inOrders.get(row.id)),
      product_image: picture && toPicture(picture),
    }),
  );
  return pagedAnswer(data, total, input);
}

function found({ q, code }: Chosen): SQL | undefined {
  const typed = q ? containing(q) : undefined;
  return and(
    typed
      ? or(ilike(products.name, typed), ilike(products.sku, typed), ilike(products.barcode, typed))
      : undefined,
    code
      ? or(
          sql`lower(${products.sku}) = lower(${code})`,
          inArray(products.barcode, barcodesOf(code)),
        )
      : undefined,
  );
}

const BARCODE_LENGTHS = [8, 12, 13, 14];

/** A scanner may read a barcode with zeros before it, or without those it has: it is the same number. */
function barcodesOf(code: string): string[] {
  const number = withPlainDigits(code).replace(/^0+/, '');
  return [code, ...BARCODE_LENGTHS.map((length) => number.padStart(length, '0'))];
}

/** Unknown stocks are last, whatever the order: nobody looks for them there. */
function sorted({ sort, order }: Chosen): SQL {
  return sql`${products[sort]} ${sql.raw(order)} NULLS LAST`;
}
