import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { requestMessages } from '../../../contract/messages/requests.ts';
import type { Language } from '../../../contract/shop/languages.ts';
import type { Database } from '../../db/database.ts';
import { customers } from '../../db/schema/customers.ts';
import { passkeys } from '../../db/schema/passkeys.ts';
import { secondFactors } from '../../db/schema/second-factors.ts';
import { apiTokens, visitors } from '../../db/schema/sessions.ts';
import type { Context } from '../kernel/context.ts';
import { MINUTE_MS } from '../kernel/durations.ts';
import { DomainError } from '../kernel/errors.ts';
import { type Customer, isMemberAt, standingOf, type Visitor, type Who } from '../kernel/who.ts';
import { tokenLife } from './logins.ts';
import { tokenHash } from './token-hash.ts';
import { refuseMoved } from './visitors.ts';

/** The credentials of a caller. A token takes precedence over a visitor id. */
export interface Credentials {
  token: string | undefined;
  visitorId: string | undefined;
  /** The language of the caller's pages; undefined where it is not known. */
  language?: Language | undefined;
}

const VISITOR_ID = /^[\da-f]{32}$/;
const MARKED_EVERY_MS = MINUTE_MS;

interface Call {
  ctx: Pick<Context, 'db' | 'clock' | 'mode'>;
  input: Credentials;
}

/**
 * Identifies the caller by the credentials; `nobody` without any. Public.
 * Errors: `not_logged_in` for a token or a visitor id that is unknown or has ended, `visitor_moved`
 * for a visitor who has just logged in.
 */
export async function identify({ ctx, input }: Call): Promise<Who> {
  if (input.token) return findCustomer(ctx, input.token, input.language);
  if (input.visitorId) return findVisitor(ctx, input.visitorId);
  return { kind: 'nobody' };
}

/** Reads the login row and marks it as used, at most once a minute. */
async function findCustomer(
  ctx: Call['ctx'],
  token: string,
  language: Language | undefined,
): Promise<Customer> {
  const hash = tokenHash(token);
  const found = await readLogin(ctx.db, hash);
  const now = ctx.clock.now();
  if (!found || hasEnded(found, now)) {
    throw new DomainError('not_logged_in', 'login_over', requestMessages.loginAgain);
  }
  if (now.getTime() - found.lastUsedAt.getTime() >= MARKED_EVERY_MS) await markUsed(ctx, hash);
  const { customerId } = found;
  if (language && language !== found.language) await keepLanguage(ctx, customerId, language);
  const isMember = isMemberAt(found, now);
  const standing = { ...standingOf(found), tokenHash: hash };
  const lacksFactor = ctx.mode === 'live' && standing.isStaff && !found.hasFactor;
  const held = lacksFactor ? { lacksFactor, roles: [] } : {};
  return { kind: 'customer', customerId, isMember, ...standing, ...held };
}

const ofApp = (db: Database) =>
  db
    .select({ id: secondFactors.customerId })
    .from(secondFactors)
    .where(and(eq(secondFactors.customerId, customers.id), isNotNull(secondFactors.confirmedAt)));

const ofPasskeys = (db: Database) =>
  db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.customerId, customers.id));

async function readLogin(db: Database, hash: string) {
  const [found] = await db
    .select({
      customerId: customers.id,
      memberUntil: customers.memberUntil,
      language: customers.language,
      isStaff: customers.isStaff,
      isSuperuser: customers.isSuperuser,
      roles: customers.roles,
      hasFactor: sql<boolean>`EXISTS (${ofApp(db)}) OR EXISTS (${ofPasskeys(db)})`,
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
  return login.expiresAt <= now || idleMs >= tokenLife(standingOf(login).isStaff).idleMs;
}

async function markUsed({ db, clock }: Call['ctx'], hash: string): Promise<void> {
  await db.update(apiTokens).set({ lastUsedAt: clock.now() }).where(eq(apiTokens.tokenHash, hash));
}

/** Messages are written in the language of the pages which were opened last. */
async function keepLanguage(
  { db }: Call['ctx'],
  customerId: number,
  language: Language,
): Promise<void> {
  await db.update(customers).set({ language }).where(eq(customers.id, customerId));
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
