import { type ObjectShape, object } from 'yup';
import type { NeededRole } from '../shop/roles.ts';
import { deskVersion } from './desk.ts';
import { endpoint } from './endpoint.ts';
import { done } from './shapes.ts';

interface Move<Name extends string, Verb extends string, More extends ObjectShape> {
  /** That of the desk. */
  name: Name;
  /** `publish`. */
  move: Verb;
  summary: string;
  /** What the body has beside the version. */
  more: More;
  role: NeededRole;
}

/** Returns the row of a call that moves one entry of a desk. */
export function deskMove<
  const Name extends string,
  const Verb extends string,
  More extends ObjectShape,
>({ name, move, summary, more, role }: Move<Name, Verb, More>) {
  const version = deskVersion();
  return endpoint({
    summary,
    method: 'POST',
    path: `/staff/${name}/{id}/${move}/` as const,
    access: 'staff',
    role,
    body: object({ version, ...more }),
    answer: object({ ...done, version }),
  });
}
