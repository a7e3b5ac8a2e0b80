import { and, eq, gt, sql } from 'drizzle-orm';
import { peopleMessages } from '../../../../contract/messages/people.ts';
import type { StaffRole } from '../../../../contract/shop/roles.ts';
import { customers } from '../../../db/schema/customers.ts';
import { invitations } from '../../../db/schema/invitations.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { assertUncommon, unlessBusy } from '../../accounts/password/password-rules.ts';
import { isForeignAddress, proveEmail } from '../../accounts/password/prove-email.ts';
import type { Context } from '../../kernel/context.ts';
import { DomainError } from '../../kernel/errors.ts';
import { tokenHash } from '../../session/token-hash.ts';
import { readOne } from '../../trail/managed.ts';
import { recordChanges } from '../../trail/record-change.ts';
import { isPerson, PEOPLE } from './person-entries.ts';

interface Joining {
  firstName: string;
  lastName: string;
  password: string;
}

interface AcceptInvitation {
  ctx: Context;
  input: Joining & { token: string };
}

/**
 * Makes a person of the staff of whoever has the link of an invitation, once: the account of its
 * address, which the link proves, or a new one, with this name and password and the roles of the
 * invitation. Every login of the account ends and none begins. Public: the link is the proof.
 * Errors: `not_found` for an invalid link, `invalid` (new_password), `too_many_requests`.
 */
export async function acceptInvitation({ ctx, input }: AcceptInvitation): Promise<void> {
  const isHeld = and(
    eq(invitations.tokenHash, tokenHash(input.token)),
    gt(invitations.expiresAt, ctx.clock.now()),
  );
  if ((await ctx.db.$count(invitations, isHeld)) === 0) throw badLink();
  assertUncommon(input.password);
  const passwordHash = await unlessBusy(() => ctx.passwords.hash(input.password));
  await inTransaction(ctx.db, async (tx) => {
    const within = { ...ctx, db: tx };
    const [taken] = await tx.delete(invitations).where(isHeld).returning();
    if (!taken) throw badLink();
    const id = await accountOf(within, { ...input, email: taken.email, passwordHash });
    await join(within, { ...input, id, roles: taken.roles });
  });
}

interface Account {
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string;
}

/** Returns the open account of a proven address, with its new password. Errors: `not_found`. */
async function accountOf(ctx: Context, { passwordHash, ...names }: Account): Promise<number> {
  const { db: tx } = ctx;
  const isTheirs = eq(sql`lower(${customers.email})`, names.email);
  const [found] = await tx.select().from(customers).where(isTheirs).for('update');
  if (found) {
    const movesOut = isForeignAddress(ctx, found);
    const proof = { customerId: found.id, passwordHash, hasNumber: false, movesOut };
    if ((await proveEmail({ ctx, input: proof })) === undefined) throw badLink();
    const [own] = await tx.select({ id: customers.id }).from(customers).where(isTheirs);
    return own?.id ?? found.id;
  }
  const { email, firstName, lastName } = names;
  const [added] = await tx
    .insert(customers)
    .values({ email, firstName, lastName, passwordHash, emailProvenAt: ctx.clock.now() })
    .returning({ id: customers.id });
  if (!added) throw badLink();
  return added.id;
}

type Joined = Pick<Joining, 'firstName' | 'lastName'> & { id: number; roles: StaffRole[] };

/** Gives an account the desk; roles that it got meanwhile stay. The trail says who joined. */
async function join({ db: tx, clock }: Context, joined: Joined): Promise<void> {
  const { id, roles, firstName, lastName } = joined;
  const before = (await PEOPLE.read(tx, [id])).get(id);
  const standing = before ? {} : { isStaff: true, roles };
  await tx
    .update(customers)
    .set({ firstName, lastName, ...standing })
    .where(isPerson(id));
  const after = await readOne(tx, PEOPLE, id);
  const author = { id, name: after.name };
  const changes = [{ id, before, after }];
  await recordChanges(tx, { kind: 'person', action: 'joined', author, at: clock.now(), changes });
}

function badLink(): DomainError {
  return new DomainError('not_found', 'invitation_not_valid', peopleMessages.badLink);
}
