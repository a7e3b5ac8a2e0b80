import 'server-only';
import { cookies } from 'next/headers';
import { cache } from 'react';
import type { GoodsFact } from '@/contract/catalogue/fact-values';
import { roleOfKind } from '@/contract/shop/roles';
import type { StaffNote } from '@/contract/staff/notes';
import { ApiError, foundOrNull } from '@/lib/api-error';
import { columnsCookie, readColumns } from '@/lib/desk/columns';
import { productDesk } from '@/lib/desk/descriptions/products';
import type { Desk, DeskEntry, DeskId } from '@/lib/desk/desk';
import { deskOf } from '@/lib/desk/desks';
import type { ReferenceNames } from '@/lib/desk/in-words';
import { linkedChanges } from '@/lib/desk/linked-changes';
import type { DeskQuery } from '@/lib/desk/list-query';
import { newProduct } from '@/lib/desk/new-product';
import { deskPaths, openPaths, valueAt } from '@/lib/desk/paths';
import { rulesOf } from '@/lib/desk/rules';
import { trailDesk } from '@/lib/desk/sent/trail';
import { callOf, type DeskRows, readDeskRows } from '@/lib/server/api/desk-rows';
import { getCompany } from '@/lib/server/api/settings';
import type { ShopperCall } from '@/lib/server/api/shopper-call';
import { serverConfig } from '@/lib/server/config';
import { staffRoutes } from '@/lib/staff-routes';
import type {
  DeskFormPage,
  DeskListPage,
  EntryPage,
  FilterChoice,
  SentPage,
  TrailPage,
} from '@/lib/view/desk';
import { orNull } from './as-customer';
import { asStaff } from './as-staff';

/* The pages of the desks, whatever their entries are. Personal: never cached. */

interface SentAnswer {
  data: DeskEntry;
}

interface EntryAnswer extends SentAnswer {
  version: number;
}

/** Reads a page of a desk's list, with the choices of its filters. */
export async function getDeskListPage(desk: Desk, query: DeskQuery): Promise<DeskListPage> {
  const { content, frame } = await asStaff({
    page: staffRoutes.desk(desk.name),
    role: roleOfKind(desk.kind),
    read: (call) =>
      Promise.all([
        orNull(readDeskRows(call, desk, query)),
        orNull(readChoices(call, desk)),
        orNull(call('listViews', { params: { desk: desk.name } })),
      ]),
  });
  const [list, choices, views] = content;
  const cookie = (await cookies()).get(columnsCookie(desk.name))?.value;
  return {
    ...frame,
    list: list && {
      rows: desk.name === trailDesk.name ? linkedChanges(list.data) : list.data,
      count: list.total_count,
      isAtLeast: list.total_is_at_least,
      page: query.page,
      totalPages: list.total_pages,
    },
    choices: choices ?? {},
    views: views?.data ?? [],
    columns: readColumns(cookie),
  };
}

async function readChoices(call: ShopperCall, { filters }: Desk) {
  const choices = filters.map(async (filter) => {
    if (filter.kind === 'choice') {
      const options = filter.options.map(({ value, label }) => ({ value: String(value), label }));
      return [filter.name, options] as const;
    }
    const isOfEntries = filter.kind === 'reference';
    return [filter.name, isOfEntries ? await readEntries(call, filter.desk) : []] as const;
  });
  return Object.fromEntries(await Promise.all(choices));
}

async function readEntries(call: ShopperCall, name: string): Promise<FilterChoice[]> {
  const desk = deskOf(name);
  if (!desk) return [];
  const query = { page: 1, page_size: 100, sort: 'name' };
  const { data } = await callOf<DeskRows>(call, desk.calls.list, { query });
  return data.map((row) => ({ value: String(row.id), label: String(row.name) }));
}

/** Reads something that a customer has sent; null if there is none. Kept for one request. */
export const getSentPage = cache(async (desk: Desk, id: number): Promise<SentPage | null> => {
  const params = { kind: desk.kind, id: String(id) };
  const { content, frame } = await asStaff({
    page: staffRoutes.entry(desk.name, id),
    read: (call) =>
      Promise.all([
        foundOrNull(callOf<SentAnswer>(call, desk.calls.read, { params: { id } })),
        orNull(callOf<EntryPage<StaffNote>>(call, 'listNotes', { params, query: { page: 1 } })),
        orNull(callOf<TrailPage>(call, 'listTrail', { params, query: { page: 1 } })),
      ]),
  });
  const [found, notes, trail] = content;
  return (
    found && { ...frame, entry: found.data, notes: notes?.data ?? null, trail: trail?.data ?? null }
  );
});

/** Reads the form of an entry with the first page of its trail; null if there is no such entry. */
export async function getDeskFormPage(
  desk: Desk,
  id: DeskId | undefined,
): Promise<DeskFormPage | null> {
  const { content, frame } = await asStaff({
    page: staffRoutes.entry(desk.name, id ?? 'new'),
    role: roleOfKind(desk.kind),
    read: (call) =>
      Promise.all([
        id === undefined ? newEntry(desk) : readEntry(call, desk, id),
        desk.name === productDesk.name ? readGoodsFacts(call) : [],
      ]),
  });
  const [entry, facts] = content;
  return entry && { ...entry, ...frame, id, facts };
}

async function readGoodsFacts(call: ShopperCall): Promise<GoodsFact[]> {
  return (await call('listGoodsFacts', {})).data;
}

type ReadEntry = Pick<DeskFormPage, 'entry' | 'version' | 'names' | 'trail' | 'related'>;

/** Returns what the rules give an entry of which nothing is known; and the company, a product. */
async function newEntry(desk: Desk): Promise<ReadEntry> {
  const usual: DeskEntry = (await rulesOf(desk)).getDefault();
  const isProduct = desk.name === productDesk.name;
  const own = isProduct ? newProduct(await getCompany(), serverConfig().shopMode) : {};
  return { entry: { ...usual, ...own }, version: 0, names: {}, trail: null };
}

async function readEntry(call: ShopperCall, desk: Desk, id: DeskId): Promise<ReadEntry | null> {
  const [found, trail, related] = await Promise.all([
    foundOrNull(callOf<EntryAnswer>(call, desk.calls.read, { params: { id } })),
    orNull(
      callOf<TrailPage>(call, 'listTrail', { params: { kind: desk.kind, id }, query: { page: 1 } }),
    ),
    readRelated(call, desk, id),
  ]);
  if (!found) return null;
  const { data: entry, version } = found;
  const names = await readNames(call, desk, entry);
  return { entry, version, names, trail, related };
}

/** Returns what belongs to an entry; null if it could not be read, undefined for other roles. */
async function readRelated(
  call: ShopperCall,
  { related }: Desk,
  id: DeskId,
): Promise<ReadEntry['related']> {
  if (!related) return undefined;
  try {
    return await orNull(callOf<EntryPage>(call, related.call, { params: { id } }));
  } catch (error) {
    if (error instanceof ApiError && error.reason === 'role_needed') return undefined;
    throw error;
  }
}

/** Returns the names of the entries of other desks that an entry refers to. */
async function readNames(call: ShopperCall, desk: Desk, entry: DeskEntry): Promise<ReferenceNames> {
  const wanted = openPaths(deskPaths(desk), entry).flatMap(({ path, field }) => {
    if (field.kind !== 'reference' && field.kind !== 'references') return [];
    return [valueAt(entry, path)].flat().flatMap((id) => (id ? [{ of: field.desk, id }] : []));
  });
  const names = wanted.map(async ({ of, id }) => {
    const read = deskOf(of)?.calls.read;
    const found = read && (await orNull(callOf<EntryAnswer>(call, read, { params: { id } })));
    return [`${of}:${id}`, String(found?.data.name ?? `no. ${id}`)] as const;
  });
  return Object.fromEntries(await Promise.all(names));
}
