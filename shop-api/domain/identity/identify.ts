import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { apiTokens } from '../../db/schema/api-tokens.ts';
import { customers } from '../../db/schema/customers.ts';
import { visitors } from '../../db/schema/visitors.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../errors.ts';
import { isEliteAt } from './is-elite-at.ts';
import { refuseMoved } from './moved-visitor.ts';
import { tokenHash } from './token-hash.ts';
import { tokenLife } from './token-life.ts';
import type { Customer, Visitor, Who } from './who.ts';

/** How a caller names himself. A token counts before a visitor id. */
export interface Credentials {
  token: string | undefined;
  visitorId: string | undefined;
}

const VISITOR_ID = /^[\da-f]{32}$/;
const MARKED_EVERY_MS = 60_000;

interface Call {
  ctx: Pick<Context, 'db' | 'clock'>;
  input: Credentials;
}

/**
 * Anyone may ask. Finds who is behind the credentials; nobody when there are none.
 * Errors: `not_logged_in` for a token or a visitor id that is unknown or has ended, `visitor_moved`
 * for a visitor who has just logged in.
 */
export async function identify({ ctx, input }: Call): Promise<Who> {
  if (input.token) return findCustomer(ctx, input.token);
  if (input.visitorId) return findVisitor(ctx, input.visitorId);
  return { kind: 'nobody' };
}

/** The login row is read and, at most once a minute, marked as used. */
async function findCustomer(ctx: Call['ctx'], token: string): Promise<Customer> {
  const hash = tokenHash(token);
  const found = await readLogin(ctx.db, hash);
  const now = ctx.clock.now();
  if (!found || hasEnded(found, now)) throw new DomainError('not_logged_in', 'Please login again');
  if (now.getTime() - found.lastUsedAt.getTime() >= MARKED_EVERY_MS) await markUsed(ctx, hash);
  const { customerId } = found;
  const isElite = isEliteAt(found, now);
  return { kind: 'customer', customerId, isElite, isStaff: isStaff(found), tokenHash: hash };
}

async function readLogin(db: Database, hash: string) {
  const [found] = await db
    .select({
      customerId: customers.id,
      eliteUntil: customers.eliteUntil,
      isStaff: customers.isStaff,
      isSuperuser: customers.isSuperuser,
      expiresAt: apiTokens.expiresAt,
      lastUsedAt: apiTokens.lastUsedAt,
    })
    .from(apiTokens)
    .innerJoin(customers, eq(customers.id, apiTokens.customerId))
    .where(and(eq(apiTokens.tokenHash, hash), customers.isActive));
  return found;
}

type Login = NonNullable<Awaited<ReturnType<typeof readLogin>>>;

function hasEnded(login: Login, now: Date): boolean {
  const idleMs = now.getTime() - login.lastUsedAt.getTime();
  return login.expiresAt <= now || idleMs >= tokenLife(isStaff(login)).idleMs;
}

function isStaff(login: Login): boolean {
  return login.isStaff || login.isSuperuser;
}

async function markUsed({ db, clock }: Call['ctx'], hash: string): Promise<void> {
  await db.update(apiTokens).set({ lastUsedAt: clock.now() }).where(eq(apiTokens.tokenHash, hash));
}

async function findVisitor({ db, clock }: Call['ctx'], visitorId: string): Promise<Visitor> {
  const [found] = VISITOR_ID.test(visitorId)
    ? await db
        .select({ mergedAt: visitors.mergedAt })
        .from(visitors)
        .where(eq(visitors.id, visitorId))
    : [];
  refuseMoved(found, clock.now());
  return { kind: 'visitor', visitorId };
}
