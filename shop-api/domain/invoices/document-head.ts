import { shopProfile } from '../../../contract/shop/shop.ts';
import type { InvoiceDocument } from '../../providers/invoice/invoice-document.ts';
import { inIndia } from '../kernel/india-time.ts';
import { gstStateCode } from './gst-states.ts';

type Head = Pick<
  InvoiceDocument,
  'number' | 'issuedOn' | 'issuedAt' | 'seller' | 'placeOfSupply' | 'isWithinState'
>;

interface HeadOf {
  number: string;
  issuedAt: Date;
  /** The state where the supply takes place. */
  stateName: string;
}

/** Returns what every invoice says of itself, the seller and the place of supply. */
export function documentHead({ number, issuedAt, stateName }: HeadOf): Head {
  const code = gstStateCode(stateName);
  return {
    ...numbered(number, issuedAt),
    seller: seller(),
    placeOfSupply: { state: stateName, code },
    isWithinState: shopProfile.gstin.startsWith(code),
  };
}

/** Returns the number of a document and when it was issued. */
export function numbered(number: string, issuedAt: Date) {
  return { number, issuedOn: printedDay(issuedAt), issuedAt: issuedAt.toISOString() };
}

function seller(): InvoiceDocument['seller'] {
  const { line1, line2, city, state, postalCode, country } = shopProfile.address;
  return {
    name: shopProfile.legalName,
    lines: [line1, line2, `${city} ${postalCode}`, `${state}, ${country}`],
    gstin: shopProfile.gstin,
    licences: shopProfile.licences.map(({ label, number }) => `${label}: ${number}`),
  };
}

/** Formats a day in India as documents print it: `21/11/2026`. */
export function printedDay(time: Date): string {
  return inIndia(time).toFormat('dd/MM/yyyy');
}
