import type { Offer, Product, UnitPriceSpecification } from 'schema-dts';
import type { ProductDetail } from '@/contract/catalogue/product';
import type { PictureData } from '@/contract/kit/shapes';
import { toPaise } from '@/contract/shop/money';
import type { DeliverySettings } from '@/contract/shop/settings';
import { unitPriceText } from '@/lib/format/unit-price';
import type { DisplayedReview } from '@/lib/view/product';
import { CURRENCY } from './india';
import { comparedQuantity, weightOf } from './measures';
import { largestFile, type NodeOf } from './node-of';
import { returnPolicy, shippingDetails } from './policy-nodes';
import { ratingNode, reviewNode } from './review-nodes';

/** What a product page shows. */
interface ProductPage {
  product: ProductDetail;
  /** The description without tags. */
  text: string;
  /** The facts of the label by their terms. */
  facts: readonly (readonly [term: string, value: string])[];
  reviews: readonly DisplayedReview[];
  delivery: DeliverySettings;
}

/** Returns a schema.org Product with its offer; with ratings only if there are any. */
export function productNode(
  { product, text, facts, reviews, delivery }: ProductPage,
  page: NodeOf,
) {
  const { average_rating: rating, review_count: count } = product.average_rating;
  const weight = weightOf(product.net_quantity);
  const { manufacturer } = product;
  return {
    '@type': 'Product',
    '@id': productId(page.url),
    name: product.name,
    sku: product.sku,
    description: text || product.metadescription,
    image: product.images.map(({ picture }) => largestFile(picture, page.origin)),
    brand: { '@type': 'Brand', name: product.brand_name },
    category: product.category_path.map(({ name }) => name).join(' > '),
    ...(product.size && { size: product.size }),
    ...(weight && { weight }),
    countryOfOrigin: { '@type': 'Country', name: product.country_of_origin },
    ...(manufacturer && {
      manufacturer: { '@type': 'Organization' as const, name: manufacturer.name },
    }),
    additionalProperty: facts
      .filter(([, value]) => !isSaidElsewhere(value, product))
      .map(([name, value]) => ({ '@type': 'PropertyValue' as const, name, value })),
    offers: offerNode(product, delivery, page),
    ...(count > 0 && { aggregateRating: ratingNode(rating, count) }),
    ...(reviews.length > 0 && { review: reviews.map(reviewNode) }),
  } satisfies Product;
}

/** Whether a fact has a property of its own: the price, the article number, the country. */
function isSaidElsewhere(value: string, { sku, country_of_origin: country }: ProductDetail) {
  return value.includes('₹') || value === sku || value === country;
}

interface ReviewedProduct {
  name: string;
  image: PictureData | null;
  average: number;
  count: number;
  reviews: readonly DisplayedReview[];
}

/** Returns the Product of the page of all its reviews. `productUrl` is that of its own page. */
export function reviewedProductNode(product: ReviewedProduct, productUrl: string, origin: string) {
  const { name, image, average, count, reviews } = product;
  return {
    '@type': 'Product',
    '@id': productId(productUrl),
    name,
    url: productUrl,
    ...(image && { image: [largestFile(image, origin)] }),
    aggregateRating: ratingNode(average, count),
    review: reviews.map(reviewNode),
  } satisfies Product;
}

function productId(url: string): string {
  return `${url}#product`;
}

/** Returns the offer of a product: the price that is paid, GST included. */
function offerNode(product: ProductDetail, delivery: DeliverySettings, { url, origin }: NodeOf) {
  const isInStock = product.available_stock_quantity !== 0;
  const specifications = priceSpecifications(product);
  return {
    '@type': 'Offer',
    url,
    price: product.product_price.toFixed(2),
    priceCurrency: CURRENCY,
    ...(product.sale && { priceValidUntil: product.sale.ends_at }),
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
