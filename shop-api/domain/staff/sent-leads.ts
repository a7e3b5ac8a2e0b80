import { asc, eq, inArray, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import type { Lead, LeadDetail } from '../../../contract/staff/leads.ts';
import type { staffEndpoints } from '../../../contract/staff/staff.ts';
import type { Database } from '../../db/database.ts';
import { customers } from '../../db/schema/customers.ts';
import { leadReplies, leads, leadWords } from '../../db/schema/leads.ts';
import type { QueryOf, Sent } from '../desk/list-sent.ts';
import { clockOf } from '../enquiries/lead-clock.ts';
import type { Context } from '../kernel/context.ts';
import { DAY_MS } from '../kernel/durations.ts';
import { notFound } from '../kernel/errors.ts';
import { beginsAsEmail, endsWithDigits, hasWords } from '../kernel/typed-search.ts';
import { staffOf } from '../kernel/who.ts';
import { colleaguesIn } from './colleagues.ts';
import { personName } from './people/person-entries.ts';

type Query = QueryOf<typeof staffEndpoints.listLeads>;

/** What is due within so many days is due soon. */
const SOON_DAYS = 7;

/** The messages and leads; the open ones, unless a query asks for others. */
export const sentLeads: Sent<Query, Lead, LeadDetail> = {
  table: leads,
  at: leads.createdAt,
  sorts: { received: leads.createdAt, due: leads.dueAt },
  chosen: (query, ctx) => [
    query.kind && eq(leads.kind, query.kind),
    isInState(query),
    isDue(query, ctx),
    query.whose === 'nobody' ? isNull(leads.assigneeId) : undefined,
    query.whose === 'mine' ? eq(leads.assigneeId, staffOf(ctx.who).customerId) : undefined,
  ],
  found: (_, typed) => [
    hasWords(leadWords(leads), typed),
    beginsAsEmail(leads.email, typed),
    endsWithDigits(leads.phone, typed),
  ],
  rows: readLeads,
  read: async (db, id) => {
    const [lead] = await readLeads(db, [id]);
    if (!lead) throw notFound('lead_not_found', 'Message');
    const [replies, colleagues] = await Promise.all([repliesOf(db, id), colleaguesIn(db)]);
    return { ...lead, replies, colleagues };
  },
};

function isInState({ state, q, from, to }: Query): SQL | undefined {
  if (state && state !== 'all') return eq(leads.state, state);
  const isAny = state === 'all' || q || from || to;
  return isAny ? undefined : inArray(leads.state, ['new', 'in_work']);
}

function isDue({ due, sort }: Query, { clock }: Context): SQL | undefined {
  const now = clock.now();
  if (due === 'late') return lt(leads.dueAt, now);
  if (due === 'soon') return lt(leads.dueAt, new Date(now.getTime() + SOON_DAYS * DAY_MS));
  // What has no time is in no order of times.
  return sort === 'due' ? isNotNull(leads.dueAt) : undefined;
}

async function repliesOf(db: Database, id: number): Promise<LeadDetail['replies']> {
  const rows = await db
    .select()
    .from(leadReplies)
    .where(eq(leadReplies.leadId, id))
    .orderBy(asc(leadReplies.id));
  return rows.map((row) => ({
    ...{ id: row.id, by: row.byName, at: row.at.toISOString(), text: row.text },
  }));
}

async function readLeads(db: Database, ids: readonly number[]): Promise<Lead[]> {
  const rows = await db
    .select({ lead: leads, assignee: personName, has: customers.id })
    .from(leads)
    .leftJoin(customers, eq(customers.id, leads.assigneeId))
    .where(inArray(leads.id, [...ids]));
  return rows.map(({ lead, assignee, has }) => toLead(lead, has === null ? '' : assignee));
}

function toLead(row: typeof leads.$inferSelect, assignee: string): Lead {
  const { id, kind, company, name, email, phone, place, subject, details, state, version } = row;
  const clock = clockOf(row);
  return {
    ...{ id, kind, company, name, email, phone, place, subject, details, state, version, assignee },
    created_at: row.createdAt.toISOString(),
    acknowledge_by: clock?.acknowledgeBy.toISOString() ?? null,
    acknowledged_at: row.acknowledgedAt?.toISOString() ?? null,
    redress_by: clock?.redressBy.toISOString() ?? null,
    due_at: row.dueAt?.toISOString() ?? null,
  };
}
