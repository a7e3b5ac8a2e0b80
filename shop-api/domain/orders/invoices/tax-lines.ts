import type { TranslatedName, Translations } from '../../../../contract/kit/translations.ts';
import { withValues } from '../../../../contract/messages/text-with-values.ts';
import type { orderLines } from '../../../db/schema/order-lines.ts';
import type { InvoiceLine } from '../../../providers/invoice/invoice-document.ts';
import { described } from '../../invoices/described.ts';
import { type Untaxed, withTaxes } from '../../invoices/tax-split.ts';
import { namedIn } from '../../kernel/named-in.ts';
import { textsIn } from '../../mail/language-of.ts';
import { partTexts } from '../part-texts.ts';

/** "Numbers", the GST portal's unit of goods that are counted. */
const UNIT = 'NOS';

export type FrozenLine = Pick<
  typeof orderLines.$inferSelect,
  | 'name'
  | 'size'
  | 'hsn'
  | 'gstPercent'
  | 'quantity'
  | 'totalPaise'
  | 'discountPaise'
  | 'shippingPaise'
  | 'gstPaise'
  | 'shippingGstPaise'
  | 'parts'
> & {
  /** The names of the goods on the day. */
  translations: Translations<TranslatedName>;
};

/** Returns the lines of an invoice: the goods, then the delivery with one line per tax rate. */
export function taxLines(lines: readonly FrozenLine[], isWithinState: boolean): InvoiceLine[] {
  return withTaxes([...lines.map(goods), ...deliveries(lines)], isWithinState);
}

function goods(line: FrozenLine): Untaxed {
  return {
    ...described((language) => {
      const { name, size } = namedIn(language, line, line.translations);
      const goods = size ? `${name}, ${size}` : name;
      return [goods, ...partTexts(language, line.parts)].join('; ');
    }),
    hsn: line.hsn,
    quantity: line.quantity,
    unit: UNIT,
    grossPaise: line.totalPaise,
    discountPaise: line.discountPaise,
    gstPercent: line.gstPercent,
    gstPaise: line.gstPaise,
    totalPaise: line.totalPaise - line.discountPaise,
  };
}

function deliveries(lines: readonly FrozenLine[]): Untaxed[] {
  const byRate = new Map<number, Untaxed>();
  for (const { gstPercent, shippingPaise, shippingGstPaise } of lines) {
    if (shippingPaise === 0) continue;
    const sum = byRate.get(gstPercent) ?? noDelivery(gstPercent);
    sum.grossPaise += shippingPaise;
    sum.totalPaise += shippingPaise;
    sum.gstPaise += shippingGstPaise;
    byRate.set(gstPercent, sum);
  }
  return [...byRate.values()].sort((a, b) => a.gstPercent - b.gstPercent);
}

function noDelivery(gstPercent: number): Untaxed {
  const money = { grossPaise: 0, discountPaise: 0, gstPaise: 0, totalPaise: 0 };
  const text = withValues('Delivery of goods taxed at {percent}%', { percent: gstPercent });
  const names = described((language) => textsIn(language)(text));
  return { ...names, hsn: '', quantity: 1, unit: '', gstPercent, ...money };
}
