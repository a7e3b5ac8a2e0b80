import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { customers } from '../../db/schema/customers.ts';
import type { Context } from '../kernel/context.ts';
import { staffOf, type Who } from '../kernel/who.ts';

/** Somebody with a shell on the machine of the shop; no call can name it. */
export const COMMAND_LINE = { kind: 'command line' } as const;

/** What the verbs of a desk need: calls of staff have it, and commands with `COMMAND_LINE`. */
export type DeskContext = Pick<Context, 'db' | 'clock' | 'notify'> & {
  who: Who | typeof COMMAND_LINE;
};

/** Who makes a change, as the trail names them. */
export interface Author {
  id: number | null;
  name: string;
}

/** Refuses everybody but staff and the command line. Errors: `not_logged_in`, `forbidden`. */
export function assertStaff({ who }: Pick<DeskContext, 'who'>): void {
  if (who.kind !== 'command line') staffOf(who);
}

/** Returns who makes a change. Errors: `not_logged_in`, `forbidden`. */
export async function authorOf(tx: Database, who: DeskContext['who']): Promise<Author> {
  if (who.kind === 'command line') return { id: null, name: 'Command line' };
  const { customerId } = staffOf(who);
  const [account] = await tx
    .select({ first: customers.firstName, last: customers.lastName, email: customers.email })
    .from(customers)
    .where(eq(customers.id, customerId));
  const name = `${account?.first ?? ''} ${account?.last ?? ''}`.trim();
  return { id: customerId, name: name || account?.email || 'Staff' };
}
