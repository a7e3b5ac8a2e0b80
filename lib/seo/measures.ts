import type { QuantitativeValue } from 'schema-dts';
import type { NetQuantity } from '@/lib/format/unit-price';

interface Measure {
  /** The code of UN/CEFACT that search engines know. */
  unitCode: string;
  /** The measure that prices are compared by. */
  per: { value: number; unitCode: string };
  isWeight: boolean;
}

const GRAMS = { value: 100, unitCode: 'GRM' };
const MILLILITRES = { value: 100, unitCode: 'MLT' };

/** The units of labels; pieces have none. */
const MEASURES: Record<string, Measure> = {
  mg: { unitCode: 'MGM', per: GRAMS, isWeight: true },
  g: { unitCode: 'GRM', per: GRAMS, isWeight: true },
  kg: { unitCode: 'KGM', per: GRAMS, isWeight: true },
  ml: { unitCode: 'MLT', per: MILLILITRES, isWeight: false },
  L: { unitCode: 'LTR', per: MILLILITRES, isWeight: false },
};

/** Returns the weight of the content; undefined for a volume or pieces. */
export function weightOf(net: NetQuantity | null) {
  if (!net) return undefined;
  const measure = MEASURES[net.unit];
  return measure?.isWeight ? quantity(net.value, measure.unitCode) : undefined;
}

/** Returns the content, and the measure that its price is compared by; undefined for pieces. */
export function comparedQuantity(net: NetQuantity | null) {
  const measure = net && MEASURES[net.unit];
  if (!measure) return undefined;
  return {
    ...quantity(net.value, measure.unitCode),
    valueReference: quantity(measure.per.value, measure.per.unitCode),
  } satisfies QuantitativeValue;
}

/** Returns the same in the words of shopping services: `ml` and `100 ml`. */
export function comparedMeasure(net: NetQuantity | null) {
  const measure = net && MEASURES[net.unit];
  if (!measure) return undefined;
  const per = `${measure.per.value} ${measure.per === GRAMS ? 'g' : 'ml'}`;
  return { unit: net.unit.toLowerCase(), per };
}

function quantity(value: number, unitCode: string) {
  return { '@type': 'QuantitativeValue', value, unitCode } satisfies QuantitativeValue;
}
