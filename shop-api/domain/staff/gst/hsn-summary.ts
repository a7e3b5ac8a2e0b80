import type { HsnSupplies } from '../../../../contract/staff/gst.ts';
import type { InvoiceLine } from '../../../providers/invoice/invoice-document.ts';
import type { IssuedDocument } from './issued-documents.ts';
import { addTaxes, amountsOf, isNothing, NO_TAXES } from './tax-amounts.ts';

/** The longest description that the portal takes. */
const DESCRIPTION_LENGTH = 30;
/** Courier services: a delivery without goods, as when it alone is credited. */
const DELIVERY_SAC = '996812';
/** Codes of services, which have no quantity. */
const isService = (hsn: string) => hsn.startsWith('99');

interface Summed {
  hsn: string;
  description: string;
  unit: string;
  percent: number;
  quantity: number;
  taxes: typeof NO_TAXES;
}

/** Sums up what was supplied by HSN, unit and rate. */
export class HsnSummary {
  readonly #rows = new Map<string, Summed>();

  add({ document: { lines }, sign }: IssuedDocument): void {
    for (const line of lines) {
      const goods = line.hsn ? line : principalOf(line, lines);
      const row = this.#rowOf(goods, line.gstPercent);
      row.taxes = addTaxes(row.taxes, line, sign);
      if (line.hsn && !isService(line.hsn)) row.quantity += sign * line.quantity;
    }
  }

  rows(): HsnSupplies[] {
    return [...this.#rows.entries()]
      .filter(([, { taxes, quantity }]) => quantity !== 0 || !isNothing(taxes))
      .sort(([one], [other]) => one.localeCompare(other, 'en'))
      .map(([, { hsn, description, unit, percent, quantity, taxes }], index) => ({
        num: index + 1,
        hsn_sc: hsn,
        desc: description,
        uqc: unit,
        qty: quantity,
        rt: percent,
        ...amountsOf(taxes),
      }));
  }

  #rowOf({ hsn, description, unit }: Goods, percent: number): Summed {
    const uqc = isService(hsn) ? 'NA' : unit;
    const key = [hsn, uqc, String(percent).padStart(2, '0')].join(' ');
    const found = this.#rows.get(key);
    if (found) return found;
    const short = description.slice(0, DESCRIPTION_LENGTH).trim();
    const row = { hsn, description: short, unit: uqc, percent, quantity: 0, taxes: NO_TAXES };
    this.#rows.set(key, row);
    return row;
  }
}

type Goods = Pick<InvoiceLine, 'hsn' | 'description' | 'unit'>;

/**
 * Returns what a delivery belongs to: it is a part of the goods of its rate (CGST Act, section 8), of
 * those of the highest value.
 */
function principalOf(delivery: InvoiceLine, lines: readonly InvoiceLine[]): Goods {
  const [principal] = lines
    .filter(({ hsn, gstPercent }) => hsn !== '' && gstPercent === delivery.gstPercent)
    .sort((one, other) => other.totalPaise - one.totalPaise);
  return principal ?? { hsn: DELIVERY_SAC, description: 'Delivery', unit: 'NA' };
}
