import type { productBulkEndpoints } from '../../contract/catalogue/desk-bulk.ts';
import type { productDeskEndpoints } from '../../contract/catalogue/desk-products.ts';
import { listGoodsFacts } from '../domain/catalogue/goods-facts.ts';
import {
  changePrices,
  changeTags,
  changeVisibility,
} from '../domain/catalogue/manage/change-products.ts';
import { listDeskProducts } from '../domain/catalogue/manage/list-desk-products.ts';
import {
  archiveProduct,
  duplicateProduct,
  publishProduct,
} from '../domain/catalogue/manage/move-product.ts';
import { PRODUCTS } from '../domain/catalogue/manage/product-entries.ts';
import { saveProduct } from '../domain/catalogue/manage/save-product.ts';
import type { Context } from '../domain/kernel/context.ts';
import { readManaged } from '../domain/trail/read-managed.ts';
import { deskHandlers } from '../http/desk-handlers.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';

const products = deskHandlers({
  list: (ctx, input: Parameters<typeof listDeskProducts>[0]['input']) =>
    listDeskProducts({ ctx, input }),
  read: (ctx, input) => readManaged({ ctx, of: PRODUCTS, input }),
  save: (ctx, input) => saveProduct({ ctx, input }),
});

interface MoveCall {
  ctx: Context;
  input: { params: { id: number }; body: { version: number } };
}

const moved =
  (move: typeof publishProduct) =>
  async ({ ctx, input: { params, body } }: MoveCall) => {
    const { version } = await move({ ctx, input: { ...params, ...body } });
    return { ...DONE, version };
  };

export const productDeskHandlers: HandlersOf<typeof productDeskEndpoints> = {
  listGoodsFacts: async ({ ctx }) => ({ ...DONE, data: await listGoodsFacts({ ctx }) }),
  listDeskProducts: products.list,
  readDeskProduct: products.read,
  addProduct: products.add,
  saveProduct: products.save,
  publishProduct: moved(publishProduct),
  archiveProduct: moved(archiveProduct),
  duplicateProduct: async ({ ctx, input: { params } }) => ({
    ...DONE,
    ...(await duplicateProduct({ ctx, input: params })),
  }),
};

export const productBulkHandlers: HandlersOf<typeof productBulkEndpoints> = {
  changePrices: async ({ ctx, input }) => ({
    ...DONE,
    data: await changePrices({ ctx, input: input.body }),
  }),
  changeTags: async ({ ctx, input }) => ({
    ...DONE,
    data: await changeTags({ ctx, input: input.body }),
  }),
  changeVisibility: async ({ ctx, input }) => ({
    ...DONE,
    data: await changeVisibility({ ctx, input: input.body }),
  }),
};
