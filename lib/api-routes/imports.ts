import { type Id, query } from './path.ts';

/** The calls of imports and exports of goods, which go on to the shop API. */
export const importApi = {
  start: () => '/api/desk/imports',
  one: (id: Id) => `/api/desk/imports/${id}`,
  parts: (id: Id) => `/api/desk/imports/${id}/parts`,
  checking: (id: Id) => `/api/desk/imports/${id}/check`,
  accept: (id: Id) => `/api/desk/imports/${id}/accept`,
  rows: (id: Id, params: Record<string, string>) => query(`/api/desk/imports/${id}/rows`, params),
  template: (format: 'csv' | 'xlsx') => `/api/desk/imports/template/${format}`,
  products: (format: 'csv' | 'xlsx') => `/api/desk/products/export/${format}`,
} as const;
