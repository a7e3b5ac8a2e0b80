import { desc, eq } from 'drizzle-orm';
import type { Lead, LeadKind } from '../../../contract/staff/staff.ts';
import { leads } from '../../db/schema/leads.ts';
import type { Context } from '../kernel/context.ts';
import { type Paging, pagedAnswer, pageOf } from '../kernel/paging.ts';
import { staffOf } from '../kernel/who.ts';

interface ListLeads {
  ctx: Context;
  /** Without a kind: leads of every kind. */
  input: Paging & { kind?: LeadKind | undefined };
}

/** Returns a page of the messages and leads, the newest first. Staff only. */
export async function listLeads({ ctx: { db, who }, input }: ListLeads) {
  staffOf(who);
  const { kind } = input;
  const isWanted = kind && eq(leads.kind, kind);
  const query = db
    .select()
    .from(leads)
    .where(isWanted)
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .$dynamic();
  const [total, rows] = await Promise.all([db.$count(leads, isWanted), pageOf(query, input)]);
  const data = rows.map(
    ({ digest: _, createdAt, ...lead }): Lead => ({
      ...lead,
      created_at: createdAt.toISOString(),
    }),
  );
  return pagedAnswer(data, total, input);
}
