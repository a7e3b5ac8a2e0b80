import type { importEndpoints } from '../../contract/catalogue/imports.ts';
import {
  csvTemplate,
  exportCsv,
  exportXlsx,
  xlsxTemplate,
} from '../domain/catalogue/goods-files/export-goods.ts';
import {
  acceptImport,
  removeImport,
  requestCheck,
  sendImportPart,
  startImport,
} from '../domain/catalogue/goods-files/imports.ts';
import {
  listImportRows,
  listImports,
  readImport,
} from '../domain/catalogue/goods-files/read-imports.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';

export const importHandlers: HandlersOf<typeof importEndpoints> = {
  listImports: async ({ ctx, input: { query } }) => {
    const { page_size: pageSize, page } = query;
    return { ...DONE, ...(await listImports({ ctx, input: { page, pageSize } })) };
  },
  startImport: async ({ ctx, input: { body } }) => ({
    ...DONE,
    id: await startImport({ ctx, input: body }),
  }),
  readImport: async ({ ctx, input: { params } }) => ({
    ...DONE,
    data: await readImport({ ctx, input: params }),
  }),
  removeImport: async ({ ctx, input: { params } }) => {
    await removeImport({ ctx, input: params });
    return DONE;
  },
  sendImportPart: async ({ ctx, input: { params, body } }) => {
    const { file, at, part } = body;
    const bytes = await part.bytes();
    const received = await sendImportPart({ ctx, input: { ...params, file, at, bytes } });
    return { ...DONE, received };
  },
  checkImport: async ({ ctx, input: { params, body: options } }) => {
    await requestCheck({ ctx, input: { ...params, options } });
    return DONE;
  },
  listImportRows: async ({ ctx, input: { params, query } }) => {
    const { page_size: pageSize, ...chosen } = query;
    return {
      ...DONE,
      ...(await listImportRows({ ctx, input: { ...params, ...chosen, pageSize } })),
    };
  },
  acceptImport: async ({ ctx, input: { params } }) => {
    await acceptImport({ ctx, input: params });
    return DONE;
  },
  getCsvTemplate: csvTemplate,
  getXlsxTemplate: xlsxTemplate,
  exportProductsAsCsv: exportCsv,
  exportProductsAsXlsx: exportXlsx,
};
