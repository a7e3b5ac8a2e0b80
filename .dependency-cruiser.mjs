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
  forbid('tests-never-ship', SHIPPED, '^(__tests__|e2e|benchmarks|scripts)/', 'tools stay outside'),
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

const lib = [
  forbid('lib-has-no-pixels', '^lib/', '^components/', 'lib sits below components'),
  forbid(
    'lib-floor-is-bare',
    '^lib/(format|routes|limits)(/|[.]ts$)',
    '^contract/|^lib/(?!$1(/|[.]ts$))',
    'formats, addresses and constants depend on nothing of ours',
  ),
  forbid(
    'lib-middle-is-neutral',
    '^lib/(api|forms|seo)/',
    '^lib/(?!($1|api|format|routes|limits)(/|[.]ts$))',
    'what browser and server share may need neither',
  ),
  forbid('browser-is-not-server', '^lib/browser/|[.]client[.]tsx?$', '^lib/server/', 'server only'),
  forbid('server-is-not-browser', '^lib/server/', '^lib/browser/', 'no window on the server'),
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

export default {
  forbidden: [...anywhere, ...halves, ...lib, ...components, ...shopApi],
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
