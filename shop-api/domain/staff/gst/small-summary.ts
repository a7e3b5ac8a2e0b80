import { toRupees } from '../../../../contract/shop/money.ts';
import type { GstReturn, SmallSupplies } from '../../../../contract/staff/gst.ts';
import type { IssuedDocument } from './issued-documents.ts';
import { addTaxes, amountsOf, isNothing, NO_TAXES } from './tax-amounts.ts';

interface Summed {
  pos: string;
  rt: number;
  isWithinState: boolean;
  isRegistered: boolean;
  taxes: typeof NO_TAXES;
}

/** The kinds of supplies at no rate, by the names of the offline tool. */
const NIL_KINDS = [
  { supply: 'INTRAB2B', isWithinState: true, isRegistered: true },
  { supply: 'INTRB2B', isWithinState: false, isRegistered: true },
  { supply: 'INTRAB2C', isWithinState: true, isRegistered: false },
  { supply: 'INTRB2C', isWithinState: false, isRegistered: false },
];

/**
 * Sums up what consumers were supplied by place and rate; at no rate what everybody was, within the
 * state or not, registered or not.
 */
export class SmallSummary {
  readonly #rows = new Map<string, Summed>();

  /** Adds a document: all its rates, or of one that is listed what has no tax. */
  add({ document, sign }: IssuedDocument, which: 'all' | 'nil'): void {
    const { isWithinState, placeOfSupply, rates, buyer } = document;
    const isRegistered = Boolean(buyer.gstin);
    for (const rate of rates) {
      const { gstPercent: rt } = rate;
      if (which === 'nil' && rt > 0) continue;
      const key = `${placeOfSupply.code} ${String(rt).padStart(2, '0')} ${isWithinState} ${isRegistered}`;
      const row = this.#rows.get(key) ?? {
        pos: placeOfSupply.code,
        rt,
        isWithinState,
        isRegistered,
        taxes: NO_TAXES,
      };
      this.#rows.set(key, { ...row, taxes: addTaxes(row.taxes, rate, sign) });
    }
  }

  rows(): SmallSupplies[] {
    return [...this.#rows]
      .filter(([, { rt, taxes }]) => rt > 0 && !isNothing(taxes))
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([, { pos, rt, isWithinState, taxes }]) => ({
        sply_ty: isWithinState ? 'INTRA' : 'INTER',
        typ: 'OE',
        ...{ pos, rt },
        ...amountsOf(taxes),
      }));
  }

  nilRows(): GstReturn['nil']['inv'] {
    const nil = [...this.#rows.values()].filter(({ rt }) => rt === 0);
    return NIL_KINDS.flatMap(({ supply, ...kind }) => {
      const paise = nil
        .filter((row) => row.isWithinState === kind.isWithinState)
        .filter((row) => row.isRegistered === kind.isRegistered)
        .reduce((sum, { taxes }) => sum + taxes.taxablePaise, 0);
      const nothing = { expt_amt: 0, ngsup_amt: 0 };
      return paise === 0 ? [] : [{ sply_ty: supply, nil_amt: toRupees(paise), ...nothing }];
    });
  }
}
