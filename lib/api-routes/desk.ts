import { type Id, query } from './path.ts';

const call = (path: string) => `/api/desk/${path}`;

/** Calls of the desks: those of the shop API below `/staff/`, forwarded as this member of staff. */
export const deskApi = {
  /** `brands/12` */
  call,
  list: (desk: string, params: Record<string, string> = {}) => query(call(desk), params),
  entry: (desk: string, id: Id) => call(`${desk}/${id}`),
  removal: (desk: string, id: Id, version: number) =>
    query(call(`${desk}/${id}`), { version: String(version) }),
  move: (desk: string, id: Id, move: string) => call(`${desk}/${id}/${move}`),
  change: (desk: string, change: string) => call(`${desk}/${change}`),
  related: (desk: string, id: Id, part: string, page: number) =>
    query(call(`${desk}/${id}/${part}`), { page: String(page) }),
  trail: (kind: string, id: Id, page: number) =>
    query(call(`trail/${kind}/${id}`), { page: String(page) }),
} as const;
