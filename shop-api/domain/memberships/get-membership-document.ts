import { and, eq } from 'drizzle-orm';
import { requestMessages } from '../../../contract/messages/requests.ts';
import { customers } from '../../db/schema/customers.ts';
import { membershipDocuments } from '../../db/schema/invoices.ts';
import { memberships } from '../../db/schema/memberships.ts';
import { printedIn } from '../invoices/print-document.ts';
import type { Context } from '../kernel/context.ts';
import { DomainError } from '../kernel/errors.ts';
import { customerOf, mayDo } from '../kernel/who.ts';
import { invoiceWordsIn } from '../mail/language-of.ts';

type Kind = (typeof membershipDocuments.$inferSelect)['kind'];

interface GetMembershipDocument {
  ctx: Context;
  /** The membership's id. */
  input: { id: number; kind: Kind };
}

const MISSING = { invoice: 'invoice_not_found', 'credit-note': 'credit_note_not_found' } as const;

/**
 * Returns the file of a membership's invoice or credit note: for its member in the language of their
 * page, for staff in English. Errors: `not_found`, also for another customer's.
 */
export async function getMembershipDocument({
  ctx,
  input: { id, kind },
}: GetMembershipDocument): Promise<Uint8Array> {
  const customer = customerOf(ctx.who);
  const isOfStaff = mayDo(customer, ['orders', 'money']);
  const [row] = await ctx.db
    .select({
      id: membershipDocuments.id,
      document: membershipDocuments.document,
      pdf: membershipDocuments.pdf,
      language: customers.language,
    })
    .from(membershipDocuments)
    .innerJoin(memberships, eq(memberships.id, membershipDocuments.membershipId))
    .innerJoin(customers, eq(customers.id, memberships.customerId))
    .where(
      and(
        eq(memberships.id, id),
        eq(membershipDocuments.kind, kind),
        isOfStaff ? undefined : eq(memberships.customerId, customer.customerId),
      ),
    );
  if (!row) throw new DomainError('not_found', MISSING[kind], requestMessages.dataNotFound);
  const words = invoiceWordsIn(isOfStaff ? 'en' : (ctx.language ?? row.language));
  return printedIn({ ctx, table: membershipDocuments, row, words });
}
