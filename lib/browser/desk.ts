import type { Language } from '@/contract/shop/languages';
import { deskApi } from '@/lib/api-routes/desk';
import { staffApi } from '@/lib/api-routes/staff';
import type { DeskEntry, DeskId, DeskRow } from '@/lib/desk/desk';
import type { EntryPage, TrailPage } from '@/lib/view/desk';
import { getJson, sendJson } from './http';
import { newKey } from './new-key';

/* The calls of the desks. Every function makes one request and throws ApiError. */

interface Saved {
  version: number;
  /** What was left out of a rich text. */
  message?: string;
}

/** Returns the first entries of a desk whose texts match. @throws ApiError */
export async function findEntries(desk: string, q: string): Promise<DeskRow[]> {
  const params = { page_size: '25', ...(q && { q }) };
  return (await getJson<{ data: DeskRow[] }>(deskApi.list(desk, params))).data;
}

/** Adds an entry. @throws ApiError */
export function addEntry(desk: string, fields: DeskEntry): Promise<Saved & { id: number }> {
  return sendJson('post', deskApi.list(desk), { body: { fields } });
}

/** Saves an entry that was read at a version. @throws ApiError with `newer`, if there is one */
export function saveEntry(
  desk: string,
  id: DeskId,
  body: { version: number; fields: DeskEntry },
): Promise<Saved> {
  return sendJson('put', deskApi.entry(desk, id), { body });
}

/** Removes an entry for good. @throws ApiError */
export function removeEntry(desk: string, id: DeskId, version: number): Promise<object> {
  return sendJson('delete', deskApi.removal(desk, id, version));
}

/** Makes a move of an entry that was read at a version; one that adds an entry answers its id. @throws ApiError */
export function moveEntry(
  desk: string,
  id: DeskId,
  { move, ...body }: { move: string; version: number; to?: number },
): Promise<Saved & { id?: number }> {
  return sendJson('post', deskApi.move(desk, id, move), { body });
}

/** Moves an order to a status. @throws ApiError */
export function moveOrderTo(id: DeskId, to: string): Promise<object> {
  return sendJson('post', staffApi.moveOrder(id), { body: { to, key: newKey() } });
}

/** Where an entry goes in its order: by how many places, or to the place of another one. */
type Place = { by: number } | { id: string | undefined };

/** The longest page of a list. */
const LONGEST_PAGE = '100';

/**
 * Moves an entry among those of its order, as it is now. @throws ApiError, also where somebody else
 * changes the order meanwhile
 */
export async function moveInOrder(
  desk: string,
  id: DeskId,
  { within, ...place }: { within: Readonly<Record<string, string>> | undefined } & Place,
): Promise<void> {
  const path = deskApi.list(desk, { ...within, page_size: LONGEST_PAGE });
  const { data } = await getJson<{ data: DeskRow[] }>(path, { cache: 'reload' });
  const was = data.map((row) => row.id);
  const from = was.indexOf(id);
  const to = 'by' in place ? from + place.by : was.findIndex((one) => String(one) === place.id);
  if (from < 0 || to < 0) return;
  const others = was.filter((one) => one !== id);
  const ids = [...others.slice(0, to), id, ...others.slice(to)];
  await sendJson('post', deskApi.change(desk, 'order'), { body: { ...within, ids, was } });
}

/** What a change of a selection makes of one entry. */
export interface PlannedChange {
  id: number;
  version: number;
  name: string;
  /** The fields that differ. */
  before: DeskEntry;
  after: DeskEntry;
  /** Why the entry cannot be changed so; then none is. */
  problem: string | null;
}

interface ChangeBody {
  items: readonly { id: number; version?: number }[];
  dry_run: boolean;
  [field: string]: unknown;
}

/** Changes a selection, or says what would change. @throws ApiError */
export async function changeEntries(
  desk: string,
  change: string,
  body: ChangeBody,
): Promise<PlannedChange[]> {
  const path = deskApi.change(desk, change);
  return (await sendJson<{ data: PlannedChange[] }>('post', path, { body })).data;
}

/** Returns the name of an entry. @throws ApiError */
export async function readName(desk: string, id: number): Promise<string> {
  return String((await getJson<{ data: DeskEntry }>(deskApi.entry(desk, id))).data.name);
}

/** Returns the version of an entry. @throws ApiError */
export async function readVersion(desk: string, id: DeskId): Promise<number> {
  return (await getJson<Saved>(deskApi.entry(desk, id), { cache: 'reload' })).version;
}

/** Returns a page of the trail of an entry, the newest changes first. @throws ApiError */
export function readTrail(kind: string, id: DeskId, page: number): Promise<TrailPage> {
  return getJson<TrailPage>(deskApi.trail(kind, id, page));
}

/** Returns a page of what belongs to an entry. @throws ApiError */
export function readRelated(
  desk: string,
  id: DeskId,
  { part, page }: { part: string; page: number },
): Promise<EntryPage> {
  return getJson<EntryPage>(deskApi.related(desk, id, part, page));
}

/** Says that what was searched is another name of something. @throws ApiError */
export function explainQuery(body: { query: string; means: string }): Promise<object> {
  return sendJson('post', deskApi.call('search-queries/explain'), { body });
}

/**
 * Keeps what is filled in for a day; returns the path of the real page with it.
 * @throws ApiError
 */
export async function keepPreview(body: {
  kind: string;
  id: string | undefined;
  fields: DeskEntry;
}): Promise<string> {
  return (await sendJson<{ path: string }>('post', deskApi.call('previews'), { body })).path;
}

/** A message as it would be sent. */
export interface WrittenMessage {
  subject: string;
  html: string;
  /** Empty where none is sent. */
  sms: string;
}

/** Returns a message of what is filled in, with sample values. @throws ApiError */
export async function writeMessage(
  desk: string,
  id: DeskId,
  body: { language: Language; fields: DeskEntry },
): Promise<WrittenMessage> {
  const path = deskApi.move(desk, id, 'preview');
  return (await sendJson<{ data: WrittenMessage }>('post', path, { body })).data;
}
