import type { ProductDetail } from '@/contract/product';
import { formatRupees } from '@/lib/format/money';

type Fact = [term: string, value: string];

function maker(party: { name: string; address: string } | null): string | null {
  return party && `${party.name}, ${party.address}`;
}

function shelfLife(months: number | null): string | null {
  if (months === null) return null;
  return `${months} ${months === 1 ? 'month' : 'months'} from packing`;
}

function vegetarian(veg: boolean | null): string | null {
  if (veg === null) return null;
  return veg ? 'Vegetarian' : 'Not vegetarian';
}

/**
 * What the printed label says, in its order; what a product does not have is left out. The Packaged
 * Commodities Rules 2011, rule 6(10), ask it of every page that sells.
 */
export function labelFacts(product: ProductDetail): Fact[] {
  const { net_quantity: net, unit_price: unit, licence, shelf_life_months: months } = product;
  const facts: [string, string | null][] = [
    ['Net quantity', net && `${net.value} ${net.unit}`],
    ['MRP (inclusive of all taxes)', formatRupees(product.base_price)],
    ['Unit price', unit && `${formatRupees(unit.value)} per ${unit.per}`],
    ['Form', product.product_foam?.name ?? null],
    ['Ingredients', product.ingredients || null],
    ['How to use', product.how_to_use || null],
    ['Keep', product.storage || null],
    ['Best before', shelfLife(months)],
    ['Food mark', vegetarian(product.veg)],
    ['Made by', maker(product.manufacturer)],
    ['Imported by', maker(product.importer)],
    ['Country of origin', product.country_of_origin],
    ['Licence', licence && `${licence.type} ${licence.number}`],
    ['Article number', product.sku],
  ];
  return facts.filter((fact): fact is Fact => Boolean(fact[1]));
}
