type Imports = Record<string, string>;

/**
 * At least one violation of every rule in `.dependency-cruiser.mjs`: per rule, a file and a path or
 * package that it must not import.
 */
const VIOLATIONS: Record<string, Imports> = {
  'no-cycles': { 'lib/format/egg.ts': 'lib/format/hen.ts' },
  resolvable: { 'lib/format/lost.ts': 'no-such-package' },
  'components-get-a-desk': { 'components/desk/odd.tsx': 'lib/desk/desks.ts' },
  'installed-for-production': { 'shop-api/domain/jested.ts': 'jest' },
  'tests-never-ship': { 'app/tested.ts': 'e2e/journey.ts' },
  'contract-is-a-leaf': {
    'contract/cart/cart.ts': 'lib/format/money.ts',
    'contract/content/home.ts': 'hono',
  },
  'contract-floor-shop': { 'contract/shop/pages.ts': 'contract/messages/cart.ts' },
  'contract-floor-messages': { 'contract/messages/fields.ts': 'contract/kit/money.ts' },
  'contract-floor-kit': { 'contract/kit/fields.ts': 'contract/accounts/account.ts' },
  'contract-area-accounts': { 'contract/accounts/account.ts': 'contract/orders/order.ts' },
  'contract-area-cart': { 'contract/cart/sums.ts': 'contract/orders/order.ts' },
  'contract-area-catalogue': { 'contract/catalogue/product.ts': 'contract/cart/sums.ts' },
  'contract-area-content': { 'contract/content/blogs.ts': 'contract/cart/sums.ts' },
  'contract-area-enquiries': { 'contract/enquiries/leads.ts': 'contract/accounts/account.ts' },
  'contract-area-memberships': { 'contract/memberships/join.ts': 'contract/payments/pay.ts' },
  'contract-area-orders': { 'contract/orders/move.ts': 'contract/returns/returns.ts' },
  'contract-area-payments': { 'contract/payments/pay.ts': 'contract/cart/sums.ts' },
  'contract-area-returns': { 'contract/returns/returns.ts': 'contract/staff/staff.ts' },
  'contract-area-settings': { 'contract/settings/rules.ts': 'contract/orders/order.ts' },
  'contract-area-sharing': { 'contract/sharing/links.ts': 'contract/orders/order.ts' },
  'contract-area-staff': { 'contract/staff/staff.ts': 'contract/returns/returns.ts' },
  'contract-area-vouchers': { 'contract/vouchers/rules.ts': 'contract/orders/order.ts' },
  'contract-has-areas': { 'lib/view/odd.ts': 'contract/loyalty/points.ts' },
  'shop-api-stands-alone': { 'shop-api/main.ts': 'lib/format/money.ts' },
  'storefront-speaks-http': { 'middleware.ts': 'shop-api/db/tables.ts' },
  'nothing-imports-a-route': { 'lib/seo/titles.ts': 'app/page.ts' },
  'lib-has-no-pixels': { 'lib/server/drawn.ts': 'components/ui/button.ts' },
  'lib-floor-is-bare': {
    'lib/routes.ts': 'lib/format/money.ts',
    'lib/format/stock.ts': 'contract/shop/limits.ts',
  },
  'errors-check-nothing': { 'lib/api-error.ts': 'contract/kit/errors.ts' },
  'lib-middle-is-neutral': {
    'lib/forms/submit.ts': 'lib/server/session/session.ts',
    'lib/account-error.ts': 'lib/seo/canonical.ts',
    'lib/view/hook.ts': 'lib/browser/use-session.ts',
    'lib/desk/read.ts': 'lib/server/pages/desk.ts',
  },
  'browser-is-not-server': {
    'lib/browser/use-cart.ts': 'lib/server/session/session.ts',
    'app/cart.client.ts': 'lib/server/session/session.ts',
  },
  'server-is-not-browser': { 'lib/server/odd.ts': 'lib/browser/use-session.ts' },
  'nothing-imports-the-program': { 'lib/server/http/asked.ts': 'server/main.ts' },
  'program-draws-nothing': { 'server/drawn.ts': 'lib/server/pages/cart.ts' },
  'session-knows-no-api': { 'lib/server/session/odd.ts': 'lib/server/api/shop-api.ts' },
  'api-client-knows-no-request': { 'lib/server/api/odd.ts': 'lib/server/http/answers.ts' },
  'http-knows-no-shop': { 'lib/server/http/odd.ts': 'lib/server/shopper/cart.ts' },
  'shopper-only-reads': { 'lib/server/shopper/odd.ts': 'lib/server/actions/cart.ts' },
  'actions-render-nothing': { 'lib/server/actions/odd.ts': 'lib/server/pages/cart.ts' },
  'pages-never-write': {
    'lib/server/pages/odd.ts': 'lib/server/actions/cart.ts',
    'lib/server/pages/posted.ts': 'lib/server/http/answers.ts',
  },
  'page-files-use-pages': { 'app/[surface]/odd.ts': 'lib/server/actions/cart.ts' },
  'ui-knows-no-shop': {
    'components/ui/field.ts': 'contract/shop/limits.ts',
    'components/ui/pager.ts': 'lib/view/cart.ts',
  },
  'shared-is-below-features': { 'components/shared/price.ts': 'components/home/hero.ts' },
  'features-do-not-meet': {
    'components/cart/line.ts': 'components/home/hero.ts',
    'components/cart/bar.ts': 'components/chrome/header.ts',
  },
  'components-get-props': { 'components/product/page.ts': 'lib/server/session/session.ts' },
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
  'db-reads-contract-types': { 'shop-api/db/checks.ts': 'contract/shop/limits.ts' },
  'providers-know-their-ports': { 'shop-api/providers/mail.ts': 'shop-api/db/tables.ts' },
  'seed-asks-no-route': { 'shop-api/seed/seed.ts': 'shop-api/http/errors.ts' },
  'domain-imports-downwards-1': {
    'shop-api/domain/kernel/context.ts': 'shop-api/domain/settlers.ts',
    'shop-api/domain/kernel/who.ts': 'shop-api/domain/session/identify.ts',
  },
  'domain-imports-downwards-2': {
    'shop-api/domain/trail/record.ts': 'shop-api/domain/session/identify.ts',
  },
  'domain-imports-downwards-3': {
    'shop-api/domain/pictures/take.ts': 'shop-api/domain/catalogue/listing.ts',
    'shop-api/domain/settings/read.ts': 'shop-api/domain/mail/send.ts',
  },
  'domain-imports-downwards-4': {
    'shop-api/domain/mail/send.ts': 'shop-api/domain/mail-writers.ts',
    'shop-api/domain/mail/queue.ts': 'shop-api/domain/orders/notifications.ts',
    'shop-api/domain/inventory/stock.ts': 'shop-api/domain/cart/lines.ts',
  },
  'domain-imports-downwards-5': {
    'shop-api/domain/cart/price.ts': 'shop-api/domain/vouchers/find.ts',
  },
  'domain-imports-downwards-6': {
    'shop-api/domain/payments/apply.ts': 'shop-api/domain/orders/settle.ts',
    'shop-api/domain/payments/payer.ts': 'shop-api/domain/accounts/profile/profile.ts',
  },
  'domain-imports-downwards-7': {
    'shop-api/domain/gift-cards/spend.ts': 'shop-api/domain/memberships/plans.ts',
  },
  'domain-imports-downwards-8': {
    'shop-api/domain/orders/invoices/issue.ts': 'shop-api/domain/settlers.ts',
    'shop-api/domain/orders/list.ts': 'shop-api/domain/staff/overview.ts',
  },
  'domain-imports-downwards-9': {
    'shop-api/domain/returns/refund.ts': 'shop-api/domain/staff/overview.ts',
  },
  'domain-imports-downwards-10': {
    'shop-api/domain/staff/overview.ts': 'shop-api/domain/mail-writers.ts',
  },
  'product-index-is-the-floor': {
    'shop-api/domain/catalogue/product-index/rows.ts': 'shop-api/domain/catalogue/search/ask.ts',
  },
  'search-knows-no-listing': {
    'shop-api/domain/catalogue/search/ask.ts': 'shop-api/domain/catalogue/listing/mark.ts',
  },
  'domain-has-layers': { 'shop-api/routes/points.ts': 'shop-api/domain/loyalty/points.ts' },
};

/** One import that a rule forbids. */
export const plantedImports = Object.entries(VIOLATIONS).flatMap(([rule, planted]) =>
  Object.entries(planted).map(([from, imports]) => ({ rule, from, imports })),
);

/** Imports in an allowed direction, from every room; no rule may report them. */
export const allowedImports: Record<string, string> = {
  'server/steps.ts': `import '../contract/shop/limits';`,
  'app/shop.ts': `import '../lib/server/pages/shop'; import '../components/chrome/header';`,
  'app/api/cart.ts': `import '../../lib/server/http/handle'; import '../../lib/server/actions/add';`,
  'components/chrome/header.ts': `import '../home/hero'; import '../../lib/browser/use-session';`,
  'components/home/hero.ts': `import '../shared/card'; import '../../lib/routes';`,
  'components/shared/card.ts': `import '../ui/button'; import '../../contract/shop/limits';`,
  'components/ui/button.ts': `import '../../lib/format/money';`,
  'lib/server/pages/shop.ts': `import '../shopper/read'; import '../api/client'; import '../../view/call';`,
  'lib/server/actions/add.ts': `import '../http/handle'; import '../shopper/read';`,
  'lib/server/shopper/read.ts': `import '../http/handle'; import '../api/client';`,
  'lib/server/http/handle.ts': `import '../api/client'; import '../session/session';`,
  'lib/server/api/client.ts': `import '../session/session';`,
  'lib/browser/use-session.ts': `import '../view/call'; import '../failure-notes';`,
  'lib/failure-notes.ts': `import './view/call';`,
  'lib/view/call.ts': `import '../../contract/shop/limits'; import '../format/money'; import '../routes';`,
  'shop-api/routes/all.ts': `import '../http/errors'; import '../domain/verb'; import 'hono';`,
  'shop-api/http/errors.ts': `import '../domain/verb'; import 'hono/tiny';`,
  'shop-api/domain/mail-writers.ts': `import './orders/write-mail'; import './mail/port';`,
  'shop-api/domain/orders/write-mail.ts': `import '../mail/port'; import './place-order';`,
  'shop-api/domain/orders/place-order.ts': `import type { Line } from '../cart/lines';`,
  'shop-api/domain/cart/lines.ts': `import '../kernel/clock'; export interface Line { id: number }`,
  'shop-api/domain/mail/port.ts': `import '../kernel/clock';`,
  'shop-api/domain/kernel/clock.ts': '',
  'shop-api/domain/verb.ts': `import '../db/tables'; import type { Pay } from '../providers/payment';`,
  'shop-api/db/tables.ts': `import 'drizzle-orm/sql'; import type { Limit } from '../../contract/shop/limits';`,
  'shop-api/seed/run.ts': `import '../db/tables'; import '../domain/verb';`,
  'contract/endpoints.ts': `import './orders/order'; import './kit/money';`,
  'contract/orders/order.ts': `import '../cart/sums'; import '../messages/fields';`,
  'contract/cart/sums.ts': `import '../kit/money';`,
  'contract/kit/money.ts': `import '../messages/fields';`,
  'contract/messages/fields.ts': `import '../shop/limits';`,
  'contract/shop/limits.ts': `import 'yup'; export interface Limit { most: number }`,
};
