import type { Product } from 'schema-dts';
import type { PlanOffer } from '@/contract/memberships/memberships';
import {
  GIFT_CARD_PRESETS_RUPEES,
  MAX_GIFT_CARD_PAISE,
  MIN_GIFT_CARD_PAISE,
} from '@/contract/shop/limits';
import { toRupees } from '@/contract/shop/money';
import { MEMBERSHIP_NAME, SHOP_NAME } from '@/contract/shop/shop-names';
import { CURRENCY } from './india';
import { DEFAULT_CARD } from './metadata';
import type { NodeOf } from './node-of';

const IN_STOCK = 'https://schema.org/InStock';
const brand = { '@type': 'Brand', name: SHOP_NAME } as const;

/** Returns the gift voucher: amounts to choose from, and any between the least and the most. */
export function giftCardNode({ url, origin }: NodeOf) {
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: 'Gift voucher',
    image: [origin + DEFAULT_CARD.src],
    brand,
    offers: {
      '@type': 'AggregateOffer',
      url,
      lowPrice: toRupees(MIN_GIFT_CARD_PAISE).toFixed(2),
      highPrice: toRupees(MAX_GIFT_CARD_PAISE).toFixed(2),
      priceCurrency: CURRENCY,
      offerCount: GIFT_CARD_PRESETS_RUPEES.length,
      availability: IN_STOCK,
    },
  } satisfies Product;
}

/** Returns the membership with an offer a plan. `url` is that of its page. */
export function membershipNode(plans: readonly PlanOffer[], url: string) {
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: MEMBERSHIP_NAME,
    brand,
    offers: plans.map(({ name, price }) => ({
      '@type': 'Offer' as const,
      name,
      url,
      price: price.toFixed(2),
      priceCurrency: CURRENCY,
      availability: IN_STOCK,
    })),
  } satisfies Product;
}
