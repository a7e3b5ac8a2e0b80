import { eq, inArray } from 'drizzle-orm';
import type { Lead, staffEndpoints } from '../../../contract/staff/staff.ts';
import type { Database } from '../../db/database.ts';
import { leads, leadWords } from '../../db/schema/leads.ts';
import type { QueryOf, Sent } from '../desk/list-sent.ts';
import { notFound } from '../kernel/errors.ts';
import { beginsAsEmail, endsWithDigits, hasWords } from '../kernel/typed-search.ts';

/** The messages and leads. */
export const sentLeads: Sent<QueryOf<typeof staffEndpoints.listLeads>, Lead, Lead> = {
  table: leads,
  at: leads.createdAt,
  sorts: { received: leads.createdAt },
  chosen: ({ kind }) => [kind && eq(leads.kind, kind)],
  found: (_, typed) => [
    hasWords(leadWords(leads), typed),
    beginsAsEmail(leads.email, typed),
    endsWithDigits(leads.phone, typed),
  ],
  rows: readLeads,
  read: async (db, id) => {
    const [lead] = await readLeads(db, [id]);
    if (!lead) throw notFound('lead_not_found', 'Message');
    return lead;
  },
};

async function readLeads(db: Database, ids: readonly number[]): Promise<Lead[]> {
  const rows = await db
    .select()
    .from(leads)
    .where(inArray(leads.id, [...ids]));
  return rows.map(({ digest: _, createdAt, ...lead }) => ({
    ...lead,
    created_at: createdAt.toISOString(),
  }));
}
