import type { stockEndpoints } from '../../contract/staff/stock.ts';
import { changeStocks } from '../domain/inventory/manage/change-stocks.ts';
import { correctStock, stopCounting } from '../domain/inventory/manage/correct-stock.ts';
import { countStock } from '../domain/inventory/manage/count-stock.ts';
import { listMovements } from '../domain/inventory/manage/list-movements.ts';
import { listStock } from '../domain/inventory/manage/list-stock.ts';
import { readStock, saveStockMark } from '../domain/inventory/manage/stock-mark.ts';
import type { Context } from '../domain/kernel/context.ts';
import { deskHandlers } from '../http/desk-handlers.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';

const stock = deskHandlers({
  list: (ctx: Context, input: Parameters<typeof listStock>[0]['input']) =>
    listStock({ ctx, input }),
  read: (ctx, input) => readStock({ ctx, input }),
  save: (ctx, input) => saveStockMark({ ctx, input }),
});

export const stockHandlers: HandlersOf<typeof stockEndpoints> = {
  listStock: stock.list,
  readStock: stock.read,
  saveStockMark: stock.save,
  listStockMovements: async ({ ctx, input: { params, query } }) => {
    const { page, page_size: pageSize } = query;
    return { ...DONE, ...(await listMovements({ ctx, input: { ...params, page, pageSize } })) };
  },
  correctStock: async ({ ctx, input: { params, body } }) => ({
    ...DONE,
    data: await correctStock({ ctx, input: { ...params, ...body } }),
  }),
  countStock: async ({ ctx, input: { params, body } }) => ({
    ...DONE,
    data: await countStock({ ctx, input: { ...params, ...body } }),
  }),
  changeStocks: async ({ ctx, input: { body } }) => ({
    ...DONE,
    data: await changeStocks({ ctx, input: body }),
  }),
  stopCountingStock: async ({ ctx, input: { params } }) => ({
    ...DONE,
    data: await stopCounting({ ctx, input: params }),
  }),
};
