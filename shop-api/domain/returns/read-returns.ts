import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { ReturnRequest } from '../../../contract/returns/returns.ts';
import { toRupees } from '../../../contract/shop/money.ts';
import type { Database } from '../../db/database.ts';
import { orderLines } from '../../db/schema/order-lines.ts';
import { orders } from '../../db/schema/orders.ts';
import { pictures } from '../../db/schema/pictures.ts';
import { productPictures } from '../../db/schema/product-details.ts';
import { products } from '../../db/schema/products.ts';
import { refundsDue } from '../../db/schema/refunds-due.ts';
import { returnEvents, returnPhotos, returnRequests } from '../../db/schema/returns.ts';
import { isFrontPictureOf, toPicture } from '../kernel/pictures.ts';
import { keyOfReturn } from '../orders/refunds/store-refund.ts';

/** Returns a query of requests with their order, line and picture of the goods, newest first. */
export function selectReturns(db: Database) {
  return db
    .select({
      request: returnRequests,
      order: orders,
      line: orderLines,
      translations: products.translations,
      picture: pictures,
    })
    .from(returnRequests)
    .innerJoin(orders, eq(orders.id, returnRequests.orderId))
    .innerJoin(orderLines, eq(orderLines.id, returnRequests.orderLineId))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .leftJoin(productPictures, isFrontPictureOf(orderLines.productId))
    .leftJoin(pictures, eq(pictures.id, productPictures.pictureId))
    .orderBy(desc(returnRequests.id))
    .$dynamic();
}

export type SelectedReturn = Awaited<ReturnType<typeof selectReturns>>[number];

/** The history, the pictures and the paid refunds of requests, by their ids. */
export interface ReturnParts {
  timelines: Map<number, ReturnRequest['timeline']>;
  photos: Map<number, ReturnRequest['photos']>;
  paidBack: Map<number, string>;
}

/** Reads these parts of requests, all together. */
export async function readReturnParts(
  db: Database,
  rows: readonly SelectedReturn[],
): Promise<ReturnParts> {
  const ids = rows.map(({ request }) => request.id);
  const { id, returnId, width, height } = returnPhotos;
  const [events, photos, paidBack] = await Promise.all([
    db
      .select()
      .from(returnEvents)
      .where(inArray(returnEvents.returnId, ids))
      .orderBy(asc(returnEvents.id)),
    db
      .select({ id, returnId, width, height })
      .from(returnPhotos)
      .where(inArray(returnId, ids))
      .orderBy(asc(returnPhotos.position)),
    readPaidBack(db, rows),
  ]);
  return {
    timelines: grouped(events, ({ state, at }) => ({ state, at: at.toISOString() })),
    photos: grouped(photos, ({ returnId: _, ...photo }) => photo),
    paidBack,
  };
}

/** Returns when the money of each request was paid; of one on gift vouchers alone, when it was refunded. */
async function readPaidBack(
  db: Database,
  rows: readonly SelectedReturn[],
): Promise<Map<number, string>> {
  const refunded = rows.map(({ request }) => request).filter(({ state }) => state === 'refunded');
  const keys = refunded.map(({ id }) => keyOfReturn(id));
  const { paymentKey, settledAt } = refundsDue;
  const paid = await db
    .select({ paymentKey, settledAt })
    .from(refundsDue)
    .where(inArray(paymentKey, keys));
  const byKey = new Map(paid.map((row) => [row.paymentKey, row.settledAt]));
  return new Map(
    refunded.flatMap(({ id, refundPaise, giftCardPaise, endedAt }) => {
      const at = refundPaise === giftCardPaise ? endedAt : byKey.get(keyOfReturn(id));
      return at ? [[id, at.toISOString()] as const] : [];
    }),
  );
}

function grouped<Row extends { returnId: number }, Part>(
  rows: readonly Row[],
  toPart: (row: Row) => Part,
): Map<number, Part[]> {
  const byReturn = Map.groupBy(rows, ({ returnId }) => returnId);
  return new Map([...byReturn].map(([returnId, group]) => [returnId, group.map(toPart)]));
}

/** Returns a request in API format. */
export function toReturnRequest(
  { request, line, translations, picture }: SelectedReturn,
  { timelines, photos, paidBack }: ReturnParts,
): ReturnRequest {
  const { id, quantity, reason, details, remedy, answer } = request;
  return {
    ...{ id, quantity, reason, details, remedy, answer },
    product_id: line.productId,
    product_name: line.name,
    translations: translations,
    product_image: picture && toPicture(picture),
    return_state: request.state,
    refund_amt: toRupees(request.refundPaise),
    gift_voucher_amt: toRupees(request.giftCardPaise),
    paid_back_at: paidBack.get(id) ?? null,
    timeline: timelines.get(id) ?? [],
    photos: photos.get(id) ?? [],
  };
}
