import { gstStateCode } from '../../../contract/shop/gst-states.ts';
import type { CompanyProfile } from '../../../contract/shop/shop.ts';
import type { InvoiceDocument } from '../../providers/invoice/invoice-document.ts';
import { inIndia } from '../kernel/india-time.ts';

type Head = Pick<
  InvoiceDocument,
  'number' | 'issuedOn' | 'issuedAt' | 'seller' | 'placeOfSupply' | 'isWithinState'
>;

interface HeadOf {
  number: string;
  issuedAt: Date;
  /** The state where the supply takes place. */
  stateName: string;
  /** The seller. */
  company: CompanyProfile;
}

/** Returns what every invoice says of itself, the seller and the place of supply. */
export function documentHead({ number, issuedAt, stateName, company }: HeadOf): Head {
  const code = gstStateCode(stateName);
  return {
    ...numbered(number, issuedAt),
    seller: sellerOf(company),
    placeOfSupply: { state: stateName, code },
    isWithinState: company.gstin.startsWith(code),
  };
}

/** Returns the number of a document and when it was issued. */
export function numbered(number: string, issuedAt: Date) {
  return { number, issuedOn: printedDay(issuedAt), issuedAt: issuedAt.toISOString() };
}

function sellerOf(company: CompanyProfile): InvoiceDocument['seller'] {
  const { line1, line2, city, state, postalCode, country } = company.address;
  return {
    name: company.legalName,
    lines: [line1, ...(line2 ? [line2] : []), `${city} ${postalCode}`, `${state}, ${country}`],
    gstin: company.gstin,
    licences: company.licences.map(({ label, number }) => `${label}: ${number}`),
  };
}

/** Formats a day in India as documents print it: `21/11/2026`. */
export function printedDay(time: Date): string {
  return inIndia(time).toFormat('dd/MM/yyyy');
}
