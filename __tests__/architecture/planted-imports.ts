type Imports = Record<string, string>;

/**
 * At least one violation of every rule in `.dependency-cruiser.mjs`: by rule, which file imports a
 * path of the tree, or a package, that it must not.
 */
const VIOLATIONS: Record<string, Imports> = {
  'no-cycles': { 'lib/format/egg.ts': 'lib/format/hen.ts' },
  resolvable: { 'lib/format/lost.ts': 'no-such-package' },
  'installed-for-production': { 'shop-api/domain/jested.ts': 'jest' },
  'tests-never-ship': { 'app/tested.ts': 'e2e/journey.ts' },
  'contract-is-a-leaf': {
    'contract/cart.ts': 'lib/format/money.ts',
    'contract/home.ts': 'hono',
  },
  'shop-api-stands-alone': { 'shop-api/main.ts': 'lib/format/money.ts' },
  'storefront-speaks-http': { 'middleware.ts': 'shop-api/db/tables.ts' },
  'nothing-imports-a-route': { 'lib/seo/titles.ts': 'app/page.ts' },
  'lib-has-no-pixels': { 'lib/server/drawn.ts': 'components/ui/button.ts' },
  'lib-floor-is-bare': {
    'lib/routes.ts': 'lib/format/money.ts',
    'lib/limits.ts': 'contract/limits.ts',
  },
  'lib-middle-is-neutral': {
    'lib/forms/submit.ts': 'lib/server/session.ts',
    'lib/api/client.ts': 'lib/seo/canonical.ts',
  },
  'browser-is-not-server': {
    'lib/browser/use-cart.ts': 'lib/server/session.ts',
    'app/cart.client.ts': 'lib/server/session.ts',
  },
  'server-is-not-browser': { 'lib/server/odd.ts': 'lib/browser/use-session.ts' },
  'ui-knows-no-shop': {
    'components/ui/field.ts': 'contract/limits.ts',
    'components/ui/pager.ts': 'lib/limits.ts',
  },
  'shared-is-below-features': { 'components/shared/price.ts': 'components/home/hero.ts' },
  'features-do-not-meet': {
    'components/cart/line.ts': 'components/home/hero.ts',
    'components/cart/bar.ts': 'components/chrome/header.ts',
  },
  'components-get-props': { 'components/product/page.ts': 'lib/server/session.ts' },
  'routes-are-thin': {
    'shop-api/routes/cart.ts': 'shop-api/db/tables.ts',
    'shop-api/routes/home.ts': 'drizzle-orm/sql',
  },
  'http-knows-no-storage': { 'shop-api/http/visitor.ts': 'shop-api/db/tables.ts' },
  'domain-knows-no-http': {
    'shop-api/domain/cart/add.ts': 'shop-api/http/errors.ts',
    'shop-api/domain/rules.ts': 'hono/tiny',
  },
  'domain-sees-ports': { 'shop-api/domain/pay.ts': 'shop-api/providers/payment.ts' },
  'db-is-the-floor': { 'shop-api/db/queries.ts': 'shop-api/domain/verb.ts' },
  'db-reads-contract-types': { 'shop-api/db/checks.ts': 'contract/limits.ts' },
  'providers-know-their-ports': { 'shop-api/providers/mail.ts': 'shop-api/db/tables.ts' },
  'seed-asks-no-route': { 'shop-api/seed/seed.ts': 'shop-api/http/errors.ts' },
};

/** One import that a rule forbids. */
export const plantedImports = Object.entries(VIOLATIONS).flatMap(([rule, planted]) =>
  Object.entries(planted).map(([from, imports]) => ({ rule, from, imports })),
);

/** Imports in the allowed direction, from every room, on which no rule may fire. */
export const allowedImports: Record<string, string> = {
  'app/shop.ts': `import '../lib/server/page'; import '../components/chrome/header';`,
  'components/chrome/header.ts': `import '../home/hero'; import '../../lib/browser/use-session';`,
  'components/home/hero.ts': `import '../shared/card'; import '../../lib/routes';`,
  'components/shared/card.ts': `import '../ui/button'; import '../../contract/limits';`,
  'components/ui/button.ts': `import '../../lib/format/money';`,
  'lib/server/page.ts': `import '../api/call'; import './session';`,
  'lib/browser/use-session.ts': `import '../api/call'; import '../limits';`,
  'lib/api/call.ts': `import '../../contract/limits'; import '../format/money'; import '../routes';`,
  'shop-api/routes/all.ts': `import '../http/errors'; import '../domain/verb'; import 'hono';`,
  'shop-api/http/errors.ts': `import '../domain/verb'; import 'hono/tiny';`,
  'shop-api/domain/verb.ts': `import '../db/tables'; import type { Pay } from '../providers/payment';`,
  'shop-api/db/tables.ts': `import 'drizzle-orm/sql'; import type { Limit } from '../../contract/limits';`,
  'shop-api/seed/run.ts': `import '../db/tables'; import '../domain/verb';`,
  'contract/limits.ts': `import 'yup'; export interface Limit { most: number }`,
};
