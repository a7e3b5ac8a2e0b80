/** One import that a rule forbids: `imports` is a path of the tree, or a package. */
export interface Planted {
  rule: string;
  from: string;
  imports: string;
}

/** At least one violation of every rule in `.dependency-cruiser.mjs`. */
export const plantedImports: Planted[] = [
  { rule: 'no-cycles', from: 'lib/format/egg.ts', imports: 'lib/format/hen.ts' },
  { rule: 'resolvable', from: 'lib/format/lost.ts', imports: 'no-such-package' },
  { rule: 'installed-for-production', from: 'shop-api/domain/jested.ts', imports: 'jest' },
  { rule: 'tests-never-ship', from: 'app/tested.ts', imports: 'e2e/journey.ts' },
  { rule: 'contract-is-a-leaf', from: 'contract/cart.ts', imports: 'lib/format/money.ts' },
  { rule: 'contract-is-a-leaf', from: 'contract/home.ts', imports: 'hono' },
  { rule: 'shop-api-stands-alone', from: 'shop-api/main.ts', imports: 'lib/format/money.ts' },
  { rule: 'storefront-speaks-http', from: 'middleware.ts', imports: 'shop-api/db/tables.ts' },
  { rule: 'nothing-imports-a-route', from: 'lib/seo/titles.ts', imports: 'app/page.ts' },
  { rule: 'lib-has-no-pixels', from: 'lib/server/drawn.ts', imports: 'components/ui/button.ts' },
  { rule: 'lib-floor-is-bare', from: 'lib/routes.ts', imports: 'lib/format/money.ts' },
  { rule: 'lib-floor-is-bare', from: 'lib/limits.ts', imports: 'contract/limits.ts' },
  { rule: 'lib-middle-is-neutral', from: 'lib/forms/submit.ts', imports: 'lib/server/session.ts' },
  { rule: 'lib-middle-is-neutral', from: 'lib/api/client.ts', imports: 'lib/seo/canonical.ts' },
  {
    rule: 'browser-is-not-server',
    from: 'lib/browser/use-cart.ts',
    imports: 'lib/server/session.ts',
  },
  { rule: 'browser-is-not-server', from: 'app/cart.client.ts', imports: 'lib/server/session.ts' },
  {
    rule: 'server-is-not-browser',
    from: 'lib/server/odd.ts',
    imports: 'lib/browser/use-session.ts',
  },
  { rule: 'ui-knows-no-shop', from: 'components/ui/field.ts', imports: 'contract/limits.ts' },
  { rule: 'ui-knows-no-shop', from: 'components/ui/pager.ts', imports: 'lib/limits.ts' },
  {
    rule: 'shared-is-below-features',
    from: 'components/shared/price.ts',
    imports: 'components/home/hero.ts',
  },
  {
    rule: 'features-do-not-meet',
    from: 'components/cart/line.ts',
    imports: 'components/home/hero.ts',
  },
  {
    rule: 'features-do-not-meet',
    from: 'components/cart/bar.ts',
    imports: 'components/chrome/header.ts',
  },
  {
    rule: 'components-get-props',
    from: 'components/product/page.ts',
    imports: 'lib/server/session.ts',
  },
  { rule: 'routes-are-thin', from: 'shop-api/routes/cart.ts', imports: 'shop-api/db/tables.ts' },
  { rule: 'routes-are-thin', from: 'shop-api/routes/home.ts', imports: 'drizzle-orm/sql' },
  {
    rule: 'http-knows-no-storage',
    from: 'shop-api/http/visitor.ts',
    imports: 'shop-api/db/tables.ts',
  },
  {
    rule: 'domain-knows-no-http',
    from: 'shop-api/domain/cart/add.ts',
    imports: 'shop-api/http/errors.ts',
  },
  { rule: 'domain-knows-no-http', from: 'shop-api/domain/rules.ts', imports: 'hono/tiny' },
  {
    rule: 'domain-sees-ports',
    from: 'shop-api/domain/pay.ts',
    imports: 'shop-api/providers/payment.ts',
  },
  { rule: 'db-is-the-floor', from: 'shop-api/db/queries.ts', imports: 'shop-api/domain/verb.ts' },
  { rule: 'db-reads-contract-types', from: 'shop-api/db/checks.ts', imports: 'contract/limits.ts' },
  {
    rule: 'providers-know-their-ports',
    from: 'shop-api/providers/mail.ts',
    imports: 'shop-api/db/tables.ts',
  },
  { rule: 'seed-asks-no-route', from: 'shop-api/seed/seed.ts', imports: 'shop-api/http/errors.ts' },
];

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
