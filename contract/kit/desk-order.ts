import { array, type ObjectShape, object } from 'yup';
import type { NeededRole } from '../shop/roles.ts';
import { endpoint } from './endpoint.ts';
import { done, id } from './shapes.ts';

interface Order<Name extends string, Within extends ObjectShape> {
  /** That of the desk. */
  name: Name;
  /** In the summary: `the questions of one group`. */
  what: string;
  /** The field whose values each have an order of their own. */
  within?: Within;
  role: NeededRole;
}

/** Entries that one call puts in order. */
const MAX_ORDERED = 500;
const ordered = () => array(id()).min(1).max(MAX_ORDERED).required();

/** Returns the row of a call that puts entries in another order than the one they had (`was`). */
export function deskOrder<
  const Name extends string,
  Within extends ObjectShape = Record<never, never>,
>({ name, what, within, role }: Order<Name, Within>) {
  return endpoint({
    summary: `Put ${what} in this order; for staff`,
    method: 'POST',
    path: `/staff/${name}/order/` as const,
    access: 'staff',
    role,
    body: object({ ids: ordered(), was: ordered(), ...(within as Within) }),
    answer: object({ ...done }),
  });
}
