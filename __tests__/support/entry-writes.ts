import type { EndpointName } from '../../contract/endpoints.ts';
import type { Caller, Write } from './accepted-bodies.ts';

export type Writes = Partial<Record<EndpointName, Write>>;

interface Desk {
  /** In the names of the calls: `Brand`. */
  name: string;
  /** In their paths: `brands`. */
  desk: string;
  /** The fewest fields of a new entry. */
  fields: () => object;
}

/** Adds an entry; returns where it is, and at which version. */
export async function addEntry({ app, who }: Caller, { desk, fields }: Desk) {
  const { body } = await app.call(`POST /staff/${desk}/`, { who, body: { fields: fields() } });
  return body as { id: number; version: number };
}

/** The accepted body of a call about an entry that has just been added. */
export function ofNewEntry(desk: Desk, more: () => object = () => ({})): Write {
  let version = 0;
  return {
    at: async (caller) => {
      const entry = await addEntry(caller, desk);
      version = entry.version;
      return String(entry.id);
    },
    body: () => ({ version, ...more() }),
  };
}

/** A save of other fields than those that made the entry, but for its key, which never changes. */
function saveOfNewEntry(desk: Desk): Write {
  let kept: { key?: string } = {};
  const fields = () => {
    const given: { key?: string } = desk.fields();
    kept = given.key === undefined ? {} : { key: given.key };
    return given;
  };
  return ofNewEntry({ ...desk, fields }, () => ({ fields: { ...desk.fields(), ...kept } }));
}

/** Accepted bodies of the calls that every desk has: each call has an entry of its own. */
export function entryWrites(desk: Desk): Writes {
  const { name, fields } = desk;
  return {
    [`add${name}`]: { body: () => ({ fields: fields() }) },
    [`save${name}`]: saveOfNewEntry(desk),
    [`remove${name}`]: {
      body: () => ({}),
      at: async (caller: Caller) => {
        const entry = await addEntry(caller, desk);
        // The path goes on behind the id: its end is the value of a name that nothing reads.
        return `${entry.id}/?version=${entry.version}&end=`;
      },
    },
  } as Writes;
}

/** An order that is the present one, of the entries that `within` names. */
export function orderOf(desk: string, within: Record<string, string> = {}): Write {
  const query = new URLSearchParams({ page_size: '100', ...within });
  return {
    body: async ({ app, who }: Caller) => {
      const { body } = await app.call(`GET /staff/${desk}/?${query}`, { who });
      // Who is not staff gets no list.
      const ids = (body.data ?? []).map(({ id }: { id: number }) => id);
      return { ids, was: ids, ...within };
    },
  };
}
