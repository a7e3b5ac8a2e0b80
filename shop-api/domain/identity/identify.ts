import { and, eq, gt } from 'drizzle-orm';
import { apiTokens } from '../../db/schema/api-tokens.ts';
import { customers } from '../../db/schema/customers.ts';
import { visitors } from '../../db/schema/visitors.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../errors.ts';
import { tokenHash } from './token-hash.ts';
import type { Customer, Visitor, Who } from './who.ts';

/** How a caller names himself. A token counts before a visitor id. */
export interface Credentials {
  token: string | undefined;
  visitorId: string | undefined;
}

const VISITOR_ID = /^[\da-f]{32}$/;

interface Call {
  ctx: Pick<Context, 'db' | 'clock'>;
  input: Credentials;
}

/**
 * Anyone may ask. Finds who is behind the credentials; nobody when there are none.
 * Errors: `not_logged_in` for a token or a visitor id that is unknown or has expired.
 */
export async function identify({ ctx, input }: Call): Promise<Who> {
  if (input.token) return findCustomer(ctx, input.token);
  if (input.visitorId) return findVisitor(ctx, input.visitorId);
  return { kind: 'nobody' };
}

async function findCustomer({ db, clock }: Call['ctx'], token: string): Promise<Customer> {
  const [found] = await db
    .select({
      customerId: customers.id,
      isElite: customers.isElite,
      isStaff: customers.isStaff,
      isSuperuser: customers.isSuperuser,
    })
    .from(apiTokens)
    .innerJoin(customers, eq(customers.id, apiTokens.customerId))
    .where(
      and(
        eq(apiTokens.tokenHash, tokenHash(token)),
        gt(apiTokens.expiresAt, clock.now()),
        eq(customers.isActive, true),
      ),
    );
  if (!found) throw new DomainError('not_logged_in', 'Please login again');
  const { customerId, isElite, isStaff, isSuperuser } = found;
  return { kind: 'customer', customerId, isElite, isStaff: isStaff || isSuperuser };
}

async function findVisitor({ db }: Call['ctx'], visitorId: string): Promise<Visitor> {
  if (VISITOR_ID.test(visitorId)) {
    const [found] = await db
      .select({ visitorId: visitors.id })
      .from(visitors)
      .where(eq(visitors.id, visitorId));
    if (found) return { kind: 'visitor', visitorId: found.visitorId };
  }
  throw new DomainError('not_logged_in', 'Unknown visitor id');
}
