import type { ProductDetail } from '@/contract/product';

/** Returns JSON that is safe inside a script element: `<` cannot close it. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

export interface Crumb {
  label: string;
  /** Absent for the page itself. */
  href?: string;
}

/** Returns a schema.org BreadcrumbList. */
export function breadcrumbList(crumbs: Crumb[], origin: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      ...(crumb.href && { item: origin + crumb.href }),
    })),
  };
}

/** Returns a schema.org Product with its offer; with ratings only if there are any. */
export function productNode(product: ProductDetail, url: string, origin: string) {
  const { average_rating: rating, review_count: count } = product.average_rating;
  const inStock = product.available_stock_quantity !== 0;
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.name,
    sku: product.sku,
    description: product.metadescription,
    image: product.share_image ? [origin + product.share_image] : [],
    brand: { '@type': 'Brand', name: product.brand_name },
    countryOfOrigin: product.country_of_origin,
    offers: {
      '@type': 'Offer',
      url,
      price: product.product_price.toFixed(2),
      priceCurrency: 'INR',
      itemCondition: 'https://schema.org/NewCondition',
      availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
    },
    ...(count > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: count },
    }),
  };
}

interface StoreFacts {
  name: string;
  legalName: string;
  support: { phone: string; email: string };
  social: { url: string }[];
}

/** Returns the schema.org OnlineStore and WebSite of the home page. */
export function storeNodes(store: StoreFacts, origin: string) {
  return [
    {
      '@type': 'OnlineStore',
      '@id': `${origin}/#store`,
      name: store.name,
      legalName: store.legalName,
      url: origin,
      logo: `${origin}/art/icon-512.png`,
      sameAs: store.social.map(({ url }) => url),
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: store.support.phone,
        email: store.support.email,
      },
    },
    { '@type': 'WebSite', '@id': `${origin}/#site`, url: origin, name: store.name },
  ];
}

/** Returns one graph for one page. */
export function graph(...nodes: object[]) {
  return { '@context': 'https://schema.org', '@graph': nodes };
}
