import { factText } from '@/components/shared/fact-text';
import type { ProductDetail } from '@/contract/catalogue/product';
import type { ProductFact } from '@/contract/catalogue/product-facts';
import {
  listText,
  type Message,
  type TextWithValues,
  withValues,
} from '@/contract/messages/text-with-values';
import { formatRupees } from '@/contract/shop/money';
import { countOf } from '@/lib/format/counter';
import { unitPriceText } from '@/lib/format/unit-price';
import { inEnglish, type Translate } from '@/lib/language/translate';
import { routes } from '@/lib/routes';

type Fact = [term: string, value: Message, help?: string];

function maker(party: { name: string; address: string } | null): string | null {
  return party && `${party.name}, ${party.address}`;
}

function shelfLife(months: number | null): TextWithValues | null {
  return months === null
    ? null
    : withValues('{months} from packing', { months: countOf(months, 'month') });
}

function vegetarian(veg: boolean | null): string | null {
  if (veg === null) return null;
  return veg ? 'Vegetarian' : 'Not vegetarian';
}

/** Returns the unit price of the price paid, and that of the label, which is of the MRP. */
function unitPrices(product: ProductDetail): Message | null {
  const { product_price: price, net_quantity: net, unit_price: label } = product;
  const paid = unitPriceText(price, net);
  const ofLabel =
    label &&
    withValues('{price} per {measure} at MRP', {
      price: formatRupees(label.value),
      measure: label.per,
    });
  return paid && ofLabel ? withValues('{paid}; {ofLabel}', { paid, ofLabel }) : (paid ?? ofLabel);
}

/**
 * Returns the facts of the printed label, in its order, without missing ones, then those that staff
 * have defined. The Packaged
 * Commodities Rules 2011, rule 6(10), require them on every page that sells a product.
 */
export function labelFacts(product: ProductDetail, t: Translate = inEnglish): Fact[] {
  const { net_quantity: net, licence, shelf_life_months: months } = product;
  const facts: [string, Message | null][] = [
    ['Net quantity', net && listText([net.value, net.unit], ' ')],
    ['MRP (inclusive of all taxes)', formatRupees(product.base_price)],
    ['Unit price', unitPrices(product)],
    ['Form', product.product_foam?.name ?? null],
    ['Ingredients', product.ingredients || null],
    ['How to use', product.how_to_use || null],
    ['Keep', product.storage || null],
    ['Best before', shelfLife(months)],
    ['Food mark', vegetarian(product.veg)],
    ['Made by', maker(product.manufacturer)],
    ['Imported by', maker(product.importer)],
    ['Country of origin', product.country_of_origin],
    ['Licence', licence && listText([licence.type, licence.number], ' ')],
    ['Article number', product.sku],
  ];
  const ofLaw = facts.filter((fact): fact is [string, Message] => Boolean(fact[1]));
  return [...ofLaw, ...definedFacts(product, t)];
}

/** Returns the facts that staff have defined, in the language of the page. */
function definedFacts({ facts = [] }: ProductDetail, t: Translate): Fact[] {
  return facts
    .filter(({ in_label: isInLabel }) => isInLabel)
    .map((fact) => [t.nameOf(fact), factText(fact, t), helpOf(fact, t)]);
}

function helpOf({ help, translations }: ProductFact, { language }: Translate): string {
  return (language !== 'en' && translations?.[language]?.help) || help;
}

/** Returns the breadcrumbs: home, the categories down to the product's own, and the product. */
export function productCrumbs(
  product: ProductDetail,
  t: Translate = inEnglish,
): { label: string; href?: string }[] {
  return [
    { label: 'Home', href: routes.home() },
    ...product.category_path.map((category) => ({
      label: t.nameOf(category),
      href: routes.category(category),
    })),
    { label: t.nameOf(product) },
  ];
}
