import type { StockCorrection, StockCount, StockFigures, StockRow } from '@/contract/staff/stock';
import { deskApi } from '@/lib/api-routes/desk';
import { getJson, sendJson } from './http';

/* The calls of the store room. Every function makes one request and throws ApiError. */

/** Returns the product with exactly this barcode or SKU; undefined without one. @throws ApiError */
export async function findByCode(code: string): Promise<StockRow | undefined> {
  const path = deskApi.list('stock', { code, page_size: '25' });
  return (await getJson<{ data: StockRow[] }>(path, { cache: 'reload' })).data[0];
}

/** Sets a stock by what was counted. @throws ApiError `shelf_changed` */
export async function sendCount(id: number, body: StockCount, key: string) {
  const path = deskApi.move('stock', id, 'count');
  const { data } = await sendJson<{ data: StockFigures & { missing: number } }>('post', path, {
    body,
    key,
  });
  return data;
}

/** Sets the low mark of a product; null is that of the shop. @throws ApiError with `newer`, if there is one */
export async function sendLowMark(id: number, version: number, mark: number | null): Promise<void> {
  const body = { version, fields: { low_mark: mark } };
  await sendJson('put', deskApi.entry('stock', id), { body });
}

/** Makes a stock unknown. @throws ApiError */
export async function sendStopCounting(id: number): Promise<void> {
  await sendJson('post', deskApi.move('stock', id, 'uncount'), { body: {} });
}

/** Adds pieces or takes some away. @throws ApiError */
export async function sendCorrection(id: number, body: StockCorrection): Promise<StockFigures> {
  const path = deskApi.move('stock', id, 'correct');
  return (await sendJson<{ data: StockFigures }>('post', path, { body })).data;
}
