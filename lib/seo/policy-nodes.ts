import type { MerchantReturnPolicy, OfferShippingDetails, ShippingService } from 'schema-dts';
import { chargeFor } from '@/contract/shop/delivery-charges';
import { RETURN_DAYS } from '@/contract/shop/limits';
import { toRupees } from '@/contract/shop/money';
import type { DeliverySettings } from '@/contract/shop/settings';
import { contentRoutes } from '@/lib/content-routes';
import { COUNTRY, CURRENCY } from './india';

const INDIA_OFFSET = '+05:30';

/** Returns how goods of a price in paise are delivered to most addresses: the charge and the days. */
export function shippingDetails(of: DeliverySettings, goodsPaise: number) {
  const { paise } = chargeFor(of, { goodsPaise, cityId: null, isMember: false });
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: toRupees(paise).toFixed(2),
      currency: CURRENCY,
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRY },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      cutoffTime: `${of.cut_off_hour}:00:00${INDIA_OFFSET}`,
      handlingTime: days(of.packing_days),
      transitTime: days(of.india_days),
    },
  } satisfies OfferShippingDetails;
}

/** Returns the same for all goods of the shop. */
export function shippingService(of: DeliverySettings) {
  const { shippingRate, shippingDestination, deliveryTime } = shippingDetails(of, 0);
  return {
    '@type': 'ShippingService',
    name: 'Standard delivery',
    fulfillmentType: 'https://schema.org/FulfillmentTypeDelivery',
    shippingConditions: {
      '@type': 'ShippingConditions',
      shippingDestination,
      shippingRate,
      transitTime: { '@type': 'ServicePeriod', duration: deliveryTime.transitTime },
    },
  } satisfies ShippingService;
}

/** Returns the return policy of a product: unopened goods, for a full refund. */
export function returnPolicy(origin: string) {
  return {
    ...returnPolicyLink(origin),
    applicableCountry: COUNTRY,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: RETURN_DAYS,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/FreeReturn',
    refundType: 'https://schema.org/FullRefund',
  } satisfies MerchantReturnPolicy;
}

/** Returns the policy of the whole shop, which differs by goods: the page that says it. */
export function returnPolicyLink(origin: string) {
  return {
    '@type': 'MerchantReturnPolicy',
    merchantReturnLink: origin + contentRoutes.returnPolicy(),
  } satisfies MerchantReturnPolicy;
}

function days({ min, max }: { min: number; max: number }) {
  return {
    '@type': 'QuantitativeValue' as const,
    minValue: min,
    maxValue: max,
    unitCode: 'DAY',
  };
}
