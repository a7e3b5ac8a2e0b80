import { and, arrayOverlaps, asc, or, type SQL } from 'drizzle-orm';
import { ROLE_OF_KIND } from '../../../contract/shop/roles.ts';
import type { Database } from '../../db/database.ts';
import { customers } from '../../db/schema/customers.ts';
import { isOfStaff, personName } from './people/person-entries.ts';

const mayAnswer: SQL | undefined = or(
  customers.isSuperuser,
  arrayOverlaps(customers.roles, [ROLE_OF_KIND.lead, 'all']),
);

/** Returns who of the staff may answer messages, by name. */
export function colleaguesIn(db: Database): Promise<{ id: number; name: string }[]> {
  return db
    .select({ id: customers.id, name: personName })
    .from(customers)
    .where(and(isOfStaff, mayAnswer))
    .orderBy(asc(personName), asc(customers.id));
}
