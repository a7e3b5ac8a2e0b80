import type { Offer, UnitPriceSpecification } from 'schema-dts';
import type { ProductDetail } from '@/contract/catalogue/product';
import { toPaise } from '@/contract/shop/money';
import type { DeliverySettings } from '@/contract/shop/settings';
import { unitPriceText } from '@/lib/format/unit-price';
import { CURRENCY } from './india';
import { comparedQuantity } from './measures';
import type { NodeOf } from './node-of';
import { returnPolicy, shippingDetails } from './policy-nodes';

/** Returns the offer of a product: the price that is paid, GST included. */
export function offerNode(
  product: ProductDetail,
  delivery: DeliverySettings,
  { url, origin }: NodeOf,
) {
  const isInStock = product.available_stock_quantity !== 0;
  const specifications = priceSpecifications(product);
  return {
    '@type': 'Offer',
    url,
    price: product.product_price.toFixed(2),
    priceCurrency: CURRENCY,
    ...(specifications.length > 0 && { priceSpecification: specifications }),
    itemCondition: 'https://schema.org/NewCondition',
    availability: isInStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    seller: { '@id': `${origin}/#store` },
    shippingDetails: shippingDetails(delivery, toPaise(product.product_price)),
    hasMerchantReturnPolicy: returnPolicy(origin),
  } satisfies Offer;
}

/** The prices beside the one that is paid: the price by measure, and the struck through MRP. */
function priceSpecifications(product: ProductDetail): UnitPriceSpecification[] {
  const { product_price: price, base_price: mrp, net_quantity: net } = product;
  const quantity = unitPriceText(price, net) === null ? undefined : comparedQuantity(net);
  return [
    ...(quantity ? [{ ...specification(price), referenceQuantity: quantity }] : []),
    ...(mrp > price
      ? [{ ...specification(mrp), priceType: 'https://schema.org/StrikethroughPrice' }]
      : []),
  ];
}

function specification(rupees: number) {
  return {
    '@type': 'UnitPriceSpecification',
    price: rupees.toFixed(2),
    priceCurrency: CURRENCY,
    valueAddedTaxIncluded: true,
  } satisfies UnitPriceSpecification;
}
