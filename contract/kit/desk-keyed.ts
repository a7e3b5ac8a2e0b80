import { array, object, type Schema, string } from 'yup';
import { MAX_SEARCH_LENGTH } from '../shop/limits.ts';
import type { NeededRole } from '../shop/roles.ts';
import { counted, deskPaging, deskVersion, givenFields, MAX_ENTRY_BYTES } from './desk.ts';
import { endpoint } from './endpoint.ts';
import { done } from './shapes.ts';

interface KeyedDesk<
  Name extends string,
  Key extends Schema,
  Row extends Schema,
  Entry extends Schema,
> {
  /** In the paths: `pages`. */
  name: Name;
  /** In summaries: `texts of pages`. */
  what: string;
  /** The rule of the names that entries have. */
  key: Key;
  /** What the list displays of an entry. */
  row: Row;
  /** The whole entry. */
  entry: Entry;
  /** The rules of its fields, which the verb checks. */
  fields: Schema;
  /** Who may read and change it. */
  role: NeededRole;
}

/**
 * Returns the rows of the calls of a desk whose entries are fixed, each with a name: nobody adds or
 * removes one. Its list is short, so it is whole.
 */
export function keyedDeskCalls<
  const Name extends string,
  Key extends Schema,
  Row extends Schema,
  Entry extends Schema,
>({ name, what, key, row, entry, fields, role }: KeyedDesk<Name, Key, Row, Entry>) {
  const one = `/staff/${name}/{id}/` as const;
  const version = deskVersion();
  return {
    list: endpoint({
      summary: `All ${what}; for staff`,
      method: 'GET',
      path: `/staff/${name}/` as const,
      access: 'staff',
      role,
      query: object({ ...deskPaging, q: string().trim().max(MAX_SEARCH_LENGTH).optional() }),
      answer: object({ ...done, data: array(row).required(), ...counted }),
    }),
    read: endpoint({
      summary: `One of the ${what}, whole, with the version that a save names; for staff`,
      method: 'GET',
      path: one,
      access: 'staff',
      role,
      params: object({ id: key }),
      answer: object({ ...done, data: entry, version }),
    }),
    save: endpoint({
      summary: `Replace one of the ${what}; refused where a newer version was saved; for staff`,
      method: 'PUT',
      path: one,
      access: 'staff',
      role,
      params: object({ id: key }),
      body: object({ version, fields: givenFields(fields) }),
      maxBytes: MAX_ENTRY_BYTES,
      answer: object({ ...done, version }),
    }),
  };
}
