import { forbid, NEVER_RUN } from './rule.mjs';

const NEUTRAL =
  'account-error|failure-notes|translated-failure|view|desk|api-error|format|routing|routes|content-routes|staff-routes|surface|language';

export const lib = [
  forbid('lib-has-no-pixels', '^lib/', '^components/', 'lib sits below components'),
  forbid(
    'lib-floor-is-bare',
    '^lib/(format|routes|surface|content-routes|api-routes)(/|[.]ts$)',
    '^contract/(?!(shop/(india-time|money|grouped|languages|page-path|page-paths|pages)|messages/(dates|text-with-values)|catalogue/listing-filters)[.]ts$)|^lib/(?!($1|routes|surface)(/|[.]ts$))',
    'formats and addresses need only the rules of the contract that import nothing themselves',
  ),
  forbid(
    'lib-middle-is-neutral',
    '^lib/(account-error|failure-notes|translated-failure|view|desk|api-error|routing|forms|seo|language)(/|[.]ts$)',
    `^lib/(?!($1|${NEUTRAL})(/|[.]ts$))`,
    'what browser and server share may need neither',
  ),
  forbid(
    'errors-check-nothing',
    '^lib/(api-error|failure-notes)[.]ts$',
    { path: '^contract/kit/|^yup$', dependencyTypesNot: NEVER_RUN },
    'every page loads them: the rules of the calls bring yup along, 14 kB',
  ),
  forbid('browser-is-not-server', '^lib/browser/|[.]client[.]tsx?$', '^lib/server/', 'server only'),
  forbid('server-is-not-browser', '^lib/server/', '^lib/browser/', 'no window on the server'),
];

/** The program that runs the storefront, without a build: it shares these few files with the bundle. */
const SHARED_WITH_BUNDLE = [
  'routing/',
  'api-routes/',
  'surface[.]ts$',
  'server/(config|process-wide|readiness)[.]ts$',
  'server/(api/api-absence|http/metrics|session/(request-id|client-address))[.]ts$',
].join('|');

export const program = [
  forbid(
    'nothing-imports-the-program',
    '^(app|components|lib|contract|shop-api)/|^middleware[.]ts$',
    '^server/',
    'the program runs what is built; what both need is in lib',
  ),
  forbid(
    'program-draws-nothing',
    '^server/',
    `^(app|components)/|^middleware[.]ts$|^lib/(?!${SHARED_WITH_BUNDLE})`,
    'Node runs it as it is written: neither React nor what only the bundler resolves',
  ),
];

/** The layers of lib/server, the lowest first: each imports only what is below it. */
export const server = [
  forbid(
    'session-knows-no-api',
    '^lib/server/(session/|config[.]ts|process-wide[.]ts|rich-text[.]ts)',
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

export const components = [
  forbid(
    'ui-knows-no-shop',
    '^components/ui/',
    '^components/(?!ui/)|^lib/(?!format/|language/|settings/settings-context[.]|(?:routes|surface)[.]ts$|browser/(browser-idle|first-sign|saves-data)[.])|^contract/',
    'a primitive has no data; its links know the addresses, its texts the language, its parts that the server draws the settings',
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
  forbid(
    'components-get-a-desk',
    '^components/(?!chrome/dashboard-menu[.]ts$)',
    '^lib/desk/((desks|describe-resource|with-rules)[.]ts$|descriptions/)',
    'descriptions have rules in them, which bring yup along: a browser is sent the data alone',
  ),
  forbid('components-get-props', '^components/', '^lib/server/', 'routes fetch, components draw'),
];
