/**
 * Who may import whom. Every rule carries its reason, and `__tests__/architecture/imports.test.ts`
 * plants one violation of each, because the tool stays silent when it reads nothing
 * (as it does with TypeScript 7, hence the pinned version).
 */

const STOREFRONT = '^(app|components|lib)/|^(middleware|instrumentation)[.]ts$';
const SHIPPED = `${STOREFRONT}|^(contract|shop-api)/`;
const NEVER_RUN = ['type-only'];

/** A rule: files matching `from` may not import what matches `to`. */
const forbid = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: typeof from === 'string' ? { path: from } : from,
  to: typeof to === 'string' ? { path: to } : to,
});

const anywhere = [
  forbid('no-cycles', {}, { circular: true }, 'a cycle is one module that pretends to be two'),
  forbid('resolvable', {}, { couldNotResolve: true }, 'an unseen import is an unchecked one'),
  forbid(
    'installed-for-production',
    SHIPPED,
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: NEVER_RUN },
    'what ships may not lean on a development tool',
  ),
  forbid(
    'tests-never-ship',
    SHIPPED,
    '^(__tests__|e2e|benchmarks|scripts|tools)/',
    'tools stay outside',
  ),
];

const halves = [
  forbid(
    'contract-is-a-leaf',
    '^contract/',
    { pathNot: '^contract/|node_modules/yup/' },
    'the promise between the halves knows neither of them',
  ),
  forbid('shop-api-stands-alone', '^shop-api/', STOREFRONT, 'the halves share contract/ only'),
  forbid('storefront-speaks-http', STOREFRONT, '^shop-api/', 'reach the API over HTTP'),
  forbid('nothing-imports-a-route', '^(components|lib)/', '^app/', 'routes compose the others'),
];

const NEUTRAL = 'account-error|failure-notes|view|api-error|format|routing|routes';

const lib = [
  forbid('lib-has-no-pixels', '^lib/', '^components/', 'lib sits below components'),
  forbid(
    'lib-floor-is-bare',
    '^lib/(format|routes|api-routes)(/|[.]ts$)',
    '^contract/(?!(india-time|money|page-paths|pages|listing-filters)[.]ts$)|^lib/(?!$1(/|[.]ts$))',
    'formats and addresses need only the rules of the contract that import nothing themselves',
  ),
  forbid(
    'lib-middle-is-neutral',
    '^lib/(account-error|failure-notes|view|api-error|routing|forms|seo)(/|[.]ts$)',
    `^lib/(?!($1|${NEUTRAL})(/|[.]ts$))`,
    'what browser and server share may need neither',
  ),
  forbid('browser-is-not-server', '^lib/browser/|[.]client[.]tsx?$', '^lib/server/', 'server only'),
  forbid('server-is-not-browser', '^lib/server/', '^lib/browser/', 'no window on the server'),
];

/** The layers of lib/server, the lowest first: each imports only what is below it. */
const server = [
  forbid(
    'session-knows-no-api',
    '^lib/server/(session/|config[.]ts|rich-text[.]ts)',
    '^lib/server/(api|http|shopper|actions|pages)/',
    'cookies are opened before a call is made',
  ),
  forbid(
    'api-client-knows-no-request',
    '^lib/server/api/',
    '^lib/server/(http|shopper|actions|pages)/',
    'a page calls the API without a request at hand',
  ),
  forbid(
    'http-knows-no-shop',
    '^lib/server/http/',
    '^lib/server/(shopper|actions|pages)/',
    'the kit serves every handler',
  ),
  forbid(
    'shopper-only-reads',
    '^lib/server/shopper/',
    '^lib/server/(actions|pages)/',
    'reads are below writes',
  ),
  forbid(
    'actions-render-nothing',
    '^lib/server/actions/',
    '^lib/server/pages/',
    'a write answers, a page reads',
  ),
  forbid(
    'pages-never-write',
    '^lib/server/pages/',
    '^lib/server/(actions|http)/',
    'a page cannot set a cookie: it reads through shopper/ or api/',
  ),
  forbid(
    'page-files-use-pages',
    '^app/\\[surface\\]/',
    '^lib/server/(actions|shopper|http)/',
    'a page asks its reader',
  ),
];

const components = [
  forbid(
    'ui-knows-no-shop',
    '^components/ui/',
    '^components/(?!ui/)|^lib/(?!format/|routes[.]ts$)|^contract/',
    'a primitive has no data; its links know the addresses',
  ),
  forbid(
    'shared-is-below-features',
    '^components/shared/',
    '^components/(?!ui/|shared/)',
    'shared pieces are built of primitives',
  ),
  forbid(
    'features-do-not-meet',
    { path: '^components/([^/]+)/', pathNot: '^components/(ui|shared|chrome)/' },
    { path: '^components/', pathNot: '^components/($1|ui|shared)/' },
    'compose in app/ or chrome/, or lift to shared/',
  ),
  forbid('components-get-props', '^components/', '^lib/server/', 'routes fetch, components draw'),
];

const shopApi = [
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
    'an adapter serves whoever holds its port',
  ),
  forbid('seed-asks-no-route', '^shop-api/seed/', '^shop-api/(routes|http)/', 'data needs no HTTP'),
];

const DOMAIN = '^shop-api/domain/';

/** The areas of the domain, lowest layer first. */
const DOMAIN_LAYERS = [
  ['kernel'],
  ['session', 'mail', 'delivery', 'catalogue', 'inventory'],
  ['cart'],
  ['payments', 'vouchers', 'accounts'],
  ['gift-cards', 'memberships'],
  ['orders'],
];

/** A rule a layer; types count. Neither areas of one layer nor the tables beside the folders. */
const domainLayers = DOMAIN_LAYERS.map((areas, index) => {
  const notBelow = DOMAIN_LAYERS.slice(index).flat().join('|');
  return forbid(
    `domain-imports-downwards-${index + 1}`,
    `${DOMAIN}(${areas.join('|')})/`,
    { path: `${DOMAIN}((${notBelow})/|[^/]+[.]ts$)`, pathNot: `${DOMAIN}$1/` },
    'an area knows only the layers below its own; the rest is handed in (mail-writers, settlers)',
  );
});

const domainIsLayered = forbid(
  'domain-has-layers',
  SHIPPED,
  { path: `${DOMAIN}[^/]+/`, pathNot: `${DOMAIN}(${DOMAIN_LAYERS.flat().join('|')})/` },
  'a new area of the domain has its layer in the list above',
);

export default {
  forbidden: [
    ...anywhere,
    ...halves,
    ...lib,
    ...server,
    ...components,
    ...shopApi,
    ...domainLayers,
    domainIsLayered,
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.](css|json|svg)$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.json'],
    },
  },
};
