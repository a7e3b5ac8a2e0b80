/**
 * The properties that Google requires of each type, `a|b` for one of two, `a.b` for one of a part.
 * Sources: the pages of developers.google.com/search/docs/appearance/structured-data/ about
 * merchant-listing, product-snippet, review-snippet, return-policy, shipping-policy, breadcrumb,
 * faqpage, local-business, event. `BlogPosting`, `ItemList` and `WebSite` have recommendations
 * only: those that the search engine displays are listed.
 */
export const REQUIRED: Record<string, readonly string[]> = {
  Product: ['name', 'offers|review|aggregateRating'],
  Offer: ['price', 'priceCurrency', 'availability'],
  AggregateOffer: ['lowPrice', 'priceCurrency'],
  UnitPriceSpecification: ['price', 'priceCurrency'],
  OfferShippingDetails: [
    'shippingRate.value',
    'shippingRate.currency',
    'shippingDestination.addressCountry',
    'deliveryTime.handlingTime',
    'deliveryTime.transitTime',
  ],
  MerchantReturnPolicy: ['merchantReturnLink|returnPolicyCategory'],
  AggregateRating: ['ratingValue', 'ratingCount|reviewCount'],
  Review: ['author.name', 'reviewRating.ratingValue'],
  OnlineStore: ['name', 'url', 'logo', 'address.addressCountry', 'vatID', 'contactPoint'],
  WebSite: ['name', 'url'],
  SearchAction: ['target.urlTemplate', 'query-input'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name|item'],
  BlogPosting: ['headline', 'datePublished', 'author.name', 'image'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer.text'],
  Store: ['name', 'address.streetAddress', 'address.addressCountry'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  Event: ['name', 'startDate', 'location'],
  Place: ['name', 'address.addressLocality'],
  VirtualLocation: ['url'],
  Person: ['name'],
};

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Returns what a node and its parts lack of `REQUIRED`, as `Type: property`. */
export function missingProperties(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(missingProperties);
  if (!isNode(node)) return [];
  const type = String(node['@type']);
  const lacks = (REQUIRED[type] ?? []).filter((rule) => !rule.split('|').some(has(node)));
  return [
    ...lacks.map((rule) => `${type}: ${rule}`),
    ...Object.values(node).flatMap(missingProperties),
  ];
}

const has =
  (node: Node) =>
  (path: string): boolean => {
    const found = path
      .split('.')
      .reduce<unknown>((part, key) => (isNode(part) ? part[key] : undefined), node);
    if (Array.isArray(found)) return found.length > 0;
    return found !== undefined && found !== null && found !== '';
  };

/** Returns every node of a type, at any depth. */
export function nodesOfType(node: unknown, type: string): Node[] {
  if (Array.isArray(node)) return node.flatMap((part) => nodesOfType(part, type));
  if (!isNode(node)) return [];
  const below = Object.values(node).flatMap((part) => nodesOfType(part, type));
  return node['@type'] === type ? [node, ...below] : below;
}
