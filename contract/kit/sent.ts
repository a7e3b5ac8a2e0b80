import { boolean, number, type ObjectShape, object, type Schema } from 'yup';
import { type DeskList, deskList, type SortOrder } from './desk.ts';
import { endpoint } from './endpoint.ts';
import { done } from './shapes.ts';

/** Lists of a large shop are counted only so far. */
const longLists = { total_is_at_least: boolean().optional() };

/** The row behind which a page begins, in place of counting all rows before it. */
const afterRow = { after: number().integer().positive().max(Number.MAX_SAFE_INTEGER).optional() };

interface Sent<
  Path extends string,
  Row extends Schema,
  Detail extends Schema,
  Filters extends ObjectShape,
  Sort extends string,
  Usual extends SortOrder | undefined,
> extends DeskList<Path, Row, Filters, Sort, Usual> {
  /** The whole thing. */
  detail: Detail;
}

/**
 * Returns the rows of the calls that list and read what customers send: staff answer it, and never
 * write it. The area's own file names them: `listLeads: leads.list`. The API serves them all by one
 * engine (`shop-api/domain/desk/list-sent.ts`). None of them is in the specification.
 */
export function sentCalls<
  const Path extends string,
  Row extends Schema,
  Detail extends Schema,
  Filters extends ObjectShape,
  const Sort extends string,
  const Usual extends SortOrder | undefined,
>({ detail, ...list }: Sent<Path, Row, Detail, Filters, Sort, Usual>) {
  const row = deskList(list);
  return {
    list: {
      ...row,
      query: row.query.shape(afterRow),
      answer: row.answer.shape(longLists),
    },
    read: endpoint({
      summary: `One of the ${list.what}, whole; for staff`,
      method: 'GET',
      path: `${list.path}{id}/` as const,
      access: 'staff',
      role: list.role,
      answer: object({ ...done, data: detail }),
    }),
  };
}
