import { and, eq } from 'drizzle-orm';
import { requestMessages } from '../../../contract/messages/requests.ts';
import { membershipDocuments } from '../../db/schema/invoices.ts';
import { memberships } from '../../db/schema/memberships.ts';
import { printOnce } from '../invoices/print-document.ts';
import type { Context } from '../kernel/context.ts';
import { DomainError } from '../kernel/errors.ts';
import { customerOf, mayDo } from '../kernel/who.ts';

type Kind = (typeof membershipDocuments.$inferSelect)['kind'];

interface GetMembershipDocument {
  ctx: Context;
  /** The membership's id. */
  input: { id: number; kind: Kind };
}

const MISSING = { invoice: 'invoice_not_found', 'credit-note': 'credit_note_not_found' } as const;

/**
 * Returns the file of a membership's invoice or credit note. Its member and staff only. Errors:
 * `not_found`, also for another customer's.
 */
export async function getMembershipDocument({
  ctx,
  input: { id, kind },
}: GetMembershipDocument): Promise<Uint8Array> {
  const customer = customerOf(ctx.who);
  const [row] = await ctx.db
    .select({
      id: membershipDocuments.id,
      document: membershipDocuments.document,
      pdf: membershipDocuments.pdf,
    })
    .from(membershipDocuments)
    .innerJoin(memberships, eq(memberships.id, membershipDocuments.membershipId))
    .where(
      and(
        eq(memberships.id, id),
        eq(membershipDocuments.kind, kind),
        mayDo(customer, ['orders', 'money'])
          ? undefined
          : eq(memberships.customerId, customer.customerId),
      ),
    );
  if (!row) throw new DomainError('not_found', MISSING[kind], requestMessages.dataNotFound);
  return row.pdf ?? printOnce({ ctx, table: membershipDocuments, row });
}
