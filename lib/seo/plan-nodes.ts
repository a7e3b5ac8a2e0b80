import type { Product } from 'schema-dts';
import type { PlanOffer } from '@/contract/memberships/memberships';
import {
  GIFT_CARD_PRESETS_RUPEES,
  MAX_GIFT_CARD_PAISE,
  MIN_GIFT_CARD_PAISE,
} from '@/contract/shop/limits';
import { toRupees } from '@/contract/shop/money';
import type { CompanyProfile } from '@/contract/shop/shop';
import { CURRENCY } from './india';
import { defaultCard } from './metadata';
import type { NodeOf } from './node-of';

const IN_STOCK = 'https://schema.org/InStock';
const brandOf = ({ name }: CompanyProfile) => ({ '@type': 'Brand' as const, name });

/** Returns the gift voucher: amounts to choose from, and any between the least and the most. */
export function giftCardNode(company: CompanyProfile, { url, origin }: NodeOf) {
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: 'Gift voucher',
    image: [origin + defaultCard(company.name)],
    brand: brandOf(company),
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
export function membershipNode(company: CompanyProfile, plans: readonly PlanOffer[], url: string) {
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: company.membershipName,
    brand: brandOf(company),
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
