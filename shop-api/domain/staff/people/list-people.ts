import { and, asc, desc, ilike, or, sql } from 'drizzle-orm';
import { customers } from '../../../db/schema/customers.ts';
import type { Context } from '../../kernel/context.ts';
import { containing } from '../../kernel/like-patterns.ts';
import { type Paging, pagedAnswer, pageOf } from '../../kernel/paging.ts';
import { assertRole } from '../../kernel/who.ts';
import { isOfStaff, personName } from './person-entries.ts';

interface ListPeople {
  ctx: Pick<Context, 'db' | 'who'>;
  input: Paging & { q?: string | undefined; sort: 'name' | 'email'; order: 'asc' | 'desc' };
}

const may = sql<string>`CASE WHEN ${customers.isSuperuser} THEN 'all'
  ELSE array_to_string(${customers.roles}, ', ') END`;

const lastSeen = sql<Date | null>`(SELECT max(last_used_at) FROM api_tokens
  WHERE customer_id = ${customers.id})`.mapWith((at) => new Date(at).toISOString());

/** Returns a page of the people of the staff. People with all roles only. */
export async function listPeople({ ctx: { db, who }, input }: ListPeople) {
  assertRole(who, 'all');
  const like = containing(input.q ?? '');
  const isFound = input.q ? or(ilike(personName, like), ilike(customers.email, like)) : undefined;
  const chosen = and(isOfStaff, isFound);
  const direction = input.order === 'desc' ? desc : asc;
  const by = { name: personName, email: customers.email }[input.sort];
  const query = db
    .select({
      ...{ id: customers.id, name: personName, may, last_seen: lastSeen },
      email: sql<string>`coalesce(${customers.email}, '')`,
    })
    .from(customers)
    .where(chosen)
    .orderBy(direction(by), asc(customers.id))
    .$dynamic();
  const [total, rows] = await Promise.all([db.$count(customers, chosen), pageOf(query, input)]);
  return pagedAnswer(rows, total, input);
}
