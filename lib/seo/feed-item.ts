import type { FeedProduct } from '@/contract/catalogue/product-feed';
import { chargeFor } from '@/contract/shop/delivery-charges';
import { toPaise, toRupees } from '@/contract/shop/money';
import type { DeliverySettings } from '@/contract/shop/settings';
import { xmlText } from '@/lib/format/xml';
import { routes } from '@/lib/routes';
import { COUNTRY, CURRENCY } from './india';
import { comparedMeasure } from './measures';
import { largestFile } from './node-of';

/** The limits of Google's product data specification. */
const MAX_TITLE = 150;
const MAX_DESCRIPTION = 5_000;
const MAX_MORE_PICTURES = 10;
const MAX_DETAILS = 100;

interface Shop {
  origin: string;
  delivery: DeliverySettings;
}

/** Returns a product as an item of Google's RSS feed. `text` is its description without tags. */
export function feedItem(product: FeedProduct, text: string, { origin, delivery }: Shop): string {
  const [image, ...more] = product.pictures.map((picture) => largestFile(picture, origin));
  return `<item>${[
    xmlText('g:id', product.sku),
    xmlText('g:title', product.name.slice(0, MAX_TITLE)),
    xmlText('g:description', text.slice(0, MAX_DESCRIPTION) || product.name),
    xmlText('g:link', origin + routes.product(product.id, product.name)),
    xmlText('g:image_link', image),
    ...more.slice(0, MAX_MORE_PICTURES).map((url) => xmlText('g:additional_image_link', url)),
    availability(product),
    ...prices(product),
    xmlText('g:brand', product.brand_name),
    xmlText('g:identifier_exists', 'no'),
    xmlText('g:condition', 'new'),
    xmlText('g:product_type', product.category_path.join(' > ')),
    xmlText('g:size', product.size),
    xmlText('g:item_group_id', product.size_group ?? undefined),
    ...measures(product),
    ...details(product),
    shipping(product, delivery),
  ].join('')}</item>\n`;
}

/** What the delivery of this product alone costs at most addresses. */
function shipping({ product_price: price }: FeedProduct, delivery: DeliverySettings): string {
  const { paise } = chargeFor(delivery, {
    goodsPaise: toPaise(price),
    cityId: null,
    isMember: false,
  });
  const charge = xmlText('g:price', money(toRupees(paise)));
  return `<g:shipping>${xmlText('g:country', COUNTRY)}${charge}</g:shipping>`;
}

function availability({ available_stock_quantity: stock }: FeedProduct): string {
  return stock === 0
    ? '<g:availability>out_of_stock</g:availability>'
    : '<g:availability>in_stock</g:availability>';
}

/** While a sale price runs, the price is the standing one, to which it returns by itself. */
function prices({ product_price: price, base_price: mrp, sale }: FeedProduct): string[] {
  if (sale) {
    return [
      xmlText('g:price', money(sale.standing_price)),
      xmlText('g:sale_price', money(price)),
      xmlText('g:sale_price_effective_date', `${sale.starts_at}/${sale.ends_at}`),
    ];
  }
  if (mrp <= price) return [xmlText('g:price', money(price))];
  return [xmlText('g:price', money(mrp)), xmlText('g:sale_price', money(price))];
}

function measures({ net_quantity: net }: FeedProduct): string[] {
  const measure = comparedMeasure(net);
  if (!net || !measure) return [];
  return [
    xmlText('g:unit_pricing_measure', `${net.value} ${measure.unit}`),
    xmlText('g:unit_pricing_base_measure', measure.per),
  ];
}

/** What staff have defined beside the attributes that Google knows. */
function details({ facts = [] }: FeedProduct): string[] {
  return facts.slice(0, MAX_DETAILS).map((fact) => {
    const { name, values } = fact;
    const value = values.map((one) => one.name).join(', ');
    const parts = xmlText('g:attribute_name', name) + xmlText('g:attribute_value', value);
    return `<g:product_detail>${parts}</g:product_detail>`;
  });
}

function money(rupees: number): string {
  return `${rupees.toFixed(2)} ${CURRENCY}`;
}
