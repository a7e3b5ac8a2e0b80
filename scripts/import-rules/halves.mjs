import { forbid, NEVER_RUN, SHIPPED, STOREFRONT } from './rule.mjs';

/** Rules of every file. */
export const anywhere = [
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
    '^(__tests__|e2e|drills|benchmarks|scripts)/',
    'tests and commands stay outside',
  ),
];

/** The two halves of the shop and the contract between them. */
export const halves = [
  forbid(
    'contract-is-a-leaf',
    '^contract/',
    { pathNot: '^contract/|node_modules/(yup|libphonenumber-js)/' },
    'the promise between the halves knows neither of them',
  ),
  forbid('shop-api-stands-alone', '^shop-api/', STOREFRONT, 'the halves share contract/ only'),
  forbid('storefront-speaks-http', STOREFRONT, '^shop-api/', 'reach the API over HTTP'),
  forbid('nothing-imports-a-route', '^(components|lib)/', '^app/', 'routes compose the others'),
];
