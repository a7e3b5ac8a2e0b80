import { forbid, NEVER_RUN, SHIPPED } from './rule.mjs';

export const shopApi = [
  forbid(
    'routes-are-thin',
    '^shop-api/routes/',
    {
      path: '^shop-api/(db|providers|seed)/|node_modules/drizzle-orm/',
      dependencyTypesNot: NEVER_RUN,
    },
    'a route validates, calls a verb and answers',
  ),
  forbid(
    'http-knows-no-storage',
    '^shop-api/http/',
    '^shop-api/(routes|db|providers|seed)/|node_modules/drizzle-orm/',
    'the transport asks the domain',
  ),
  forbid(
    'domain-knows-no-http',
    '^shop-api/domain/',
    '^shop-api/(routes|http|seed)/|node_modules/(@hono|hono)/',
    'rules are free of transport',
  ),
  forbid(
    'domain-sees-ports',
    '^shop-api/domain/',
    { path: '^shop-api/providers/', dependencyTypesNot: NEVER_RUN },
    'adapters are handed in; the domain knows their types',
  ),
  forbid('db-is-the-floor', '^shop-api/db/', '^shop-api/(?!db/)', 'storage knows no rule'),
  forbid(
    'db-reads-contract-types',
    '^shop-api/db/',
    { path: '^contract/', dependencyTypesNot: NEVER_RUN },
    'a table may borrow a type, never a check',
  ),
  forbid(
    'providers-know-their-ports',
    '^shop-api/providers/',
    '^shop-api/(?!providers/)',
    'an adapter serves every holder of its port',
  ),
  forbid('seed-asks-no-route', '^shop-api/seed/', '^shop-api/(routes|http)/', 'data needs no HTTP'),
];

const DOMAIN = '^shop-api/domain/';

/** The areas of the domain, lowest layer first. */
const DOMAIN_LAYERS = [
  ['kernel'],
  ['trail', 'cache-notices'],
  ['pictures', 'settings', 'desk'],
  ['session', 'mail', 'delivery', 'catalogue', 'inventory', 'invoices'],
  ['cart', 'content', 'enquiries'],
  ['payments', 'vouchers', 'accounts'],
  ['gift-cards', 'memberships'],
  ['orders'],
  ['returns'],
  ['staff'],
];

/** A rule a layer; types count. Neither areas of one layer nor the tables beside the folders. */
export const domainLayers = DOMAIN_LAYERS.map((areas, index) => {
  const notBelow = DOMAIN_LAYERS.slice(index).flat().join('|');
  return forbid(
    `domain-imports-downwards-${index + 1}`,
    `${DOMAIN}(${areas.join('|')})/`,
    { path: `${DOMAIN}((${notBelow})/|[^/]+[.]ts$)`, pathNot: `${DOMAIN}$1/` },
    'an area knows only the layers below its own; the rest is handed in (mail-writers, settlers)',
  );
});

/** Rooms of the catalogue: the index at the bottom, search on it, listings on both. */
export const catalogueIsLayered = [
  forbid(
    'product-index-is-the-floor',
    `${DOMAIN}catalogue/product-index/`,
    `${DOMAIN}catalogue/(?!product-index/|[^/]+[.]ts$)`,
    'the index knows neither what is searched nor what is listed',
  ),
  forbid(
    'search-knows-no-listing',
    `${DOMAIN}catalogue/search/`,
    `${DOMAIN}catalogue/(?!(search|product-index)/|[^/]+[.]ts$)`,
    'a listing asks the search; what needs both stands above them',
  ),
];

export const domainIsLayered = forbid(
  'domain-has-layers',
  SHIPPED,
  { path: `${DOMAIN}[^/]+/`, pathNot: `${DOMAIN}(${DOMAIN_LAYERS.flat().join('|')})/` },
  'a new area of the domain has its layer in the list above',
);
