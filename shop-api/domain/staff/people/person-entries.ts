import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Person } from '../../../../contract/staff/people.ts';
import { customers } from '../../../db/schema/customers.ts';
import { notFound } from '../../kernel/errors.ts';
import { standingOf } from '../../kernel/who.ts';
import type { Managed } from '../../trail/managed.ts';

/** Open accounts of the staff. */
export const isOfStaff = and(customers.isActive, or(customers.isStaff, customers.isSuperuser));

/** An account's name in lists of staff. */
export const personName = sql<string>`coalesce(
  nullif(trim(${customers.firstName} || ' ' || ${customers.lastName}), ''), ${customers.email}, 'Staff')`;

/** People of the staff, for desk and trail. */
export const PEOPLE: Managed<number, Person> = {
  kind: 'person',
  missing: () => notFound('person_not_found', 'Person'),
  async read(tx, ids) {
    const rows = await tx
      .select({ account: customers, name: personName })
      .from(customers)
      .where(and(isOfStaff, inArray(customers.id, [...ids])));
    return new Map(
      rows.map(({ account, name }) => {
        const roles = [...standingOf(account).roles];
        return [account.id, { name, email: account.email ?? '', roles }];
      }),
    );
  },
};

/** Matches one account. */
export const isPerson = (id: number) => eq(customers.id, id);
