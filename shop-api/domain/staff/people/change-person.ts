import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { GivenFields } from '../../../../contract/kit/check.ts';
import { peopleMessages } from '../../../../contract/messages/people.ts';
import { personFields } from '../../../../contract/staff/people.ts';
import type { Database } from '../../../db/database.ts';
import { customers } from '../../../db/schema/customers.ts';
import { resetLinks } from '../../../db/schema/login-codes.ts';
import { removeFactors } from '../../accounts/second-factor/demand-factor.ts';
import { checkedJson } from '../../kernel/checked-input.ts';
import type { Context } from '../../kernel/context.ts';
import { DomainError } from '../../kernel/errors.ts';
import { assertRole } from '../../kernel/who.ts';
import { revokeLogins } from '../../session/logins.ts';
import { removeManaged, type Saved, saveManaged } from '../../trail/save-managed.ts';
import { isOfStaff, isPerson, PEOPLE } from './person-entries.ts';

interface SavePerson {
  ctx: Context;
  /** Nobody is added here: people are invited. */
  input: { id?: number | undefined; version?: number | undefined; fields: GivenFields };
}

/**
 * Gives a person of the staff other roles, which hold from the next call on. People with all roles
 * only, and nobody for themselves. Errors: `invalid`, `forbidden`, `not_found`, `conflict`, also where
 * nobody would have all roles any more.
 */
export async function savePerson({ ctx, input }: SavePerson): Promise<Saved<number>> {
  const { id, version, fields } = input;
  if (id === undefined) throw PEOPLE.missing();
  assertOther(ctx, id);
  const { roles } = await checkedJson(personFields, fields);
  const stored = roles.includes('all') ? (['all'] as const) : roles;
  return saveManaged({
    ctx,
    of: PEOPLE,
    input: { id, version },
    write: async (tx) => {
      if (!roles.includes('all')) await assertNotLast(tx, id);
      const standing = { isStaff: true, isSuperuser: false, roles: [...stored] };
      await tx.update(customers).set(standing).where(isPerson(id));
      return id;
    },
  });
}

interface EndPerson {
  ctx: Context;
  input: { id: number; version: number };
}

/**
 * Takes the desk from a person: their logins and a link that would set their password end; the account
 * stays that of a customer. As `savePerson` otherwise.
 */
export async function endPerson({ ctx, input }: EndPerson): Promise<void> {
  const { id } = input;
  assertOther(ctx, id);
  await removeManaged({
    ctx,
    of: PEOPLE,
    input,
    remove: async (tx) => {
      await assertNotLast(tx, id);
      const none = { isStaff: false, isSuperuser: false, roles: [] };
      await tx.update(customers).set(none).where(isPerson(id));
      await revokeLogins({ ctx: { db: tx }, input: { customerId: id } });
      await tx.delete(resetLinks).where(eq(resetLinks.customerId, id));
      await removeFactors(tx, id);
    },
  });
}

/** Refuses a person who would change what they may do themselves. */
function assertOther({ who }: Context, id: number): void {
  assertRole(who, 'all');
  if (who.kind === 'customer' && who.customerId !== id) return;
  throw new DomainError('forbidden', 'own_roles', peopleMessages.ownRoles);
}

/** Refuses to leave the shop without a person with all roles, also of two changes at once. */
async function assertNotLast(tx: Database, id: number): Promise<void> {
  const hasAll = or(customers.isSuperuser, sql`'all' = ANY(${customers.roles})`);
  const held = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(isOfStaff, hasAll))
    .orderBy(asc(customers.id))
    .for('update');
  if (held.some((one) => one.id !== id)) return;
  throw new DomainError('conflict', 'last_of_all_roles', peopleMessages.lastOfAll);
}
