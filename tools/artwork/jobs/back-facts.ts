import type { BackLabel, Fact } from '../scenes/back-label.ts';
import type { Product } from './seed-data.ts';

const LICENCES = {
  FSSAI: 'FSSAI licence',
  AYUSH: 'Ayurvedic licence',
  COSMETIC: 'Cosmetic licence',
};

/** The heading of the list where a product has no ingredients. */
const CONTENTS: Partial<Record<string, string>> = { Accessory: 'Made of', 'Gift Set': 'Contents' };

const rupees = (amount: number) =>
  `₹${amount.toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/**
 * Returns the declarations of the Legal Metrology (Packaged Commodities) Rules, from the product's
 * data.
 */
export function backLabelOf(product: Product): BackLabel {
  const { licence, veg } = product;
  const facts: Fact[] = [
    { term: 'Net quantity', value: product.size },
    { term: 'MRP', value: `${rupees(product.mrp)} (incl. of all taxes)` },
    ...unitPrice(product),
    { term: CONTENTS[product.form_name] ?? 'Ingredients', value: product.ingredients },
    ...party('Made by', product.manufacturer),
    ...party('Imported by', product.importer),
    { term: 'Origin', value: product.country_of_origin },
    ...(licence ? [{ term: LICENCES[licence.type], value: licence.number }] : []),
    ...bestBefore(product),
    { term: 'Keep', value: product.storage },
  ];
  return { facts, vegMark: veg === true && licence?.type === 'FSSAI' };
}

function unitPrice({ unit_sale_price: unit }: Product): Fact[] {
  return unit ? [{ term: 'Unit price', value: `${rupees(unit.value)} per ${unit.per}` }] : [];
}

function party(term: string, who: Product['manufacturer']): Fact[] {
  if (!who) return [];
  return [{ term, value: `${who.name.replace(' (importer)', '')}, ${who.address}` }];
}

function bestBefore({ shelf_life_months: months }: Product): Fact[] {
  return months ? [{ term: 'Best before', value: `${months} months from packing` }] : [];
}
