import { and, eq } from 'drizzle-orm';
import { listText } from '../../../contract/messages/text-with-values.ts';
import { ONLINE_PAYMENT } from '../../../contract/orders/payment-kinds.ts';
import { stateOfGstin } from '../../../contract/shop/gst-states.ts';
import type { CompanyProfile } from '../../../contract/shop/shop.ts';
import type { Database } from '../../db/database.ts';
import { addresses } from '../../db/schema/addresses.ts';
import { customers } from '../../db/schema/customers.ts';
import { membershipDocuments } from '../../db/schema/invoices.ts';
import type { MembershipInvoiceDocument } from '../../providers/invoice/invoice-document.ts';
import { writtenAddress } from '../accounts/addresses/written-address.ts';
import { INDIA_ID } from '../delivery/places.ts';
import { amountInWords } from '../invoices/amount-in-words.ts';
import { composeCreditNote } from '../invoices/credit-note.ts';
import { described } from '../invoices/described.ts';
import { documentHead, printedDay } from '../invoices/document-head.ts';
import { takeInvoiceNumber } from '../invoices/invoice-numbers.ts';
import { ratesOf, sumsOf, withTaxes } from '../invoices/tax-split.ts';
import type { Context } from '../kernel/context.ts';
import { gstInside } from '../kernel/price-cart.ts';
import { textsIn } from '../mail/language-of.ts';
import { storedSettings } from '../settings/read-settings.ts';
import type { MembershipRow } from './lock-membership.ts';
import { MEMBERSHIP_GST_PERCENT, MEMBERSHIP_SAC, PLANS } from './plans.ts';

type Within = Pick<Context, 'db' | 'clock'>;

/**
 * Issues the tax invoice of a membership, within the transaction that begins it. The number is
 * taken last: other transactions wait for it until this one ends.
 */
export async function issueMembershipInvoice(
  { db: tx, clock }: Within,
  membership: MembershipRow,
): Promise<void> {
  const issuedAt = clock.now();
  const { company } = await storedSettings(tx);
  const buyer = await buyerOf(tx, company, membership.customerId);
  const number = await takeInvoiceNumber(tx, { series: 'VE', now: issuedAt });
  const document = composeMembershipInvoice({ membership, buyer, number, issuedAt, company });
  const row = { membershipId: membership.id, kind: 'invoice' as const };
  await tx.insert(membershipDocuments).values({ ...row, number, issuedAt, document });
}

/**
 * Issues the credit note for the invoice of a membership (CGST Act, section 34), within the
 * transaction that cancels it. A membership without an invoice needs none.
 */
export async function issueMembershipCreditNote(
  { db: tx, clock }: Within,
  { id: membershipId }: MembershipRow,
): Promise<void> {
  const isInvoice = eq(membershipDocuments.kind, 'invoice');
  const [issued] = await tx
    .select()
    .from(membershipDocuments)
    .where(and(eq(membershipDocuments.membershipId, membershipId), isInvoice));
  if (!issued) return;
  const issuedAt = clock.now();
  const number = await takeInvoiceNumber(tx, { series: 'VC', now: issuedAt });
  const document = composeCreditNote({
    ...{ number, issuedAt, reason: 'Cancelled', isPaid: true },
    invoice: issued.document as MembershipInvoiceDocument,
  });
  const row = { membershipId, kind: 'credit-note' as const };
  await tx.insert(membershipDocuments).values({ ...row, number, issuedAt, document });
}

type Buyer = MembershipInvoiceDocument['buyer'] & { stateName: string };

/**
 * Returns the member with the default address. Without one in India, the place of supply is the
 * seller's state (IGST Act, section 12): that of the registration, whatever the address says.
 */
async function buyerOf(tx: Database, company: CompanyProfile, customerId: number): Promise<Buyer> {
  const isHome = and(
    eq(addresses.customerId, customers.id),
    eq(addresses.isDefault, true),
    eq(addresses.countryId, INDIA_ID),
  );
  const [found] = await tx
    .select({ customer: customers, address: addresses })
    .from(customers)
    .leftJoin(addresses, isHome)
    .where(eq(customers.id, customerId));
  if (!found) throw new Error(`There is no customer ${customerId}`);
  const { customer, address } = found;
  return {
    name: `${customer.firstName} ${customer.lastName}`.trim(),
    address: address ? writtenAddress(address) : '',
    mobile: customer.phone ?? '',
    stateName: address?.stateName ?? sellerState(company),
  };
}

function sellerState({ gstin }: CompanyProfile): string {
  const state = stateOfGstin(gstin);
  if (!state) throw new Error(`The GSTIN ${gstin} is of no state`);
  return state;
}

interface ToCompose {
  membership: MembershipRow;
  buyer: Buyer;
  number: string;
  issuedAt: Date;
  company: CompanyProfile;
}

/** Composes the invoice of a membership with all particulars of CGST Rule 46. */
function composeMembershipInvoice(from: ToCompose): MembershipInvoiceDocument {
  const { membership, number, issuedAt, company } = from;
  const { stateName, ...buyer } = from.buyer;
  const { plan, pricePaise, startsAt, endsAt } = membership;
  const head = documentHead({ number, issuedAt, stateName, company });
  const lines = withTaxes([lineOf(membership, company)], head.isWithinState);
  return {
    ...head,
    title: 'Tax Invoice',
    membership: {
      plan: PLANS[plan].name,
      from: startsAt ? printedDay(startsAt) : '',
      until: endsAt ? printedDay(endsAt) : '',
    },
    buyer,
    lines,
    rates: ratesOf(lines),
    sums: sumsOf(lines),
    roundingPaise: 0,
    totalInWords: amountInWords(pricePaise),
    ...{ voucherCode: '', discountPaise: 0, giftCardPaise: 0 },
    payType: ONLINE_PAYMENT,
    payablePaise: pricePaise,
  };
}

function lineOf({ plan, pricePaise }: MembershipRow, { membershipName }: CompanyProfile) {
  const text = listText([membershipName, PLANS[plan].name.toLowerCase()]);
  return {
    ...described((language) => textsIn(language)(text)),
    hsn: MEMBERSHIP_SAC,
    ...{ quantity: 1, unit: '' },
    ...{ grossPaise: pricePaise, discountPaise: 0, totalPaise: pricePaise },
    gstPercent: MEMBERSHIP_GST_PERCENT,
    gstPaise: gstInside(pricePaise, MEMBERSHIP_GST_PERCENT),
  };
}
