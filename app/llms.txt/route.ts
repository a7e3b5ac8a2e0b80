import { contentRoutes } from '@/lib/content-routes';
import { routes } from '@/lib/routes';
import { JOURNAL_FEED, MERCHANT_FEED } from '@/lib/routing/small-files';
import { getCompany } from '@/lib/server/api/settings';
import { serverConfig } from '@/lib/server/config';
import { getCategoriesIn } from '@/lib/server/pages/shop';

type Line = [title: string, path: string, text?: string];

const HELP: Line[] = [
  ['Frequent questions', contentRoutes.faq()],
  ['Shipping policy', contentRoutes.shippingPolicy(), 'charges and days of delivery'],
  ['Return and refund policy', contentRoutes.returnPolicy()],
  ['Terms and conditions', contentRoutes.terms()],
  ['Privacy policy', contentRoutes.privacyPolicy()],
  ['Contact', contentRoutes.contactUs()],
];

const MORE: Line[] = [
  ['About the shop', contentRoutes.aboutUs()],
  ['Stores', contentRoutes.storeLocator(), 'addresses and opening hours'],
  ['Journal', contentRoutes.blogs()],
  ['Events', contentRoutes.events()],
  ['Gift voucher', routes.giftCard()],
  ['Membership', routes.membershipPlans()],
];

const FILES: Line[] = [
  ['Sitemap', '/sitemap-index.xml', 'every page'],
  ['Products', MERCHANT_FEED, 'every product with price and availability, in Google’s RSS format'],
  ['Journal', JOURNAL_FEED, 'the newest posts as RSS'],
];

/** Returns an overview of the shop for programs that answer questions (llmstxt.org). */
export async function GET(): Promise<Response> {
  const { publicOrigin: origin } = serverConfig();
  const categories = await getCategoriesIn('en');
  const { name, tagline, about } = await getCompany();
  const text = [
    `# ${name}\n\n> ${tagline}. ${about}\n`,
    'Prices are in Indian rupees and include GST. Goods are delivered within India.\n',
    section('Categories', categories.map(categoryLine), origin),
    section('Help', HELP, origin),
    section('More', MORE, origin),
    section('Files', FILES, origin),
  ].join('\n');
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}

function categoryLine(category: { id: number; name: string }): Line {
  return [category.name, routes.category(category)];
}

function section(title: string, lines: Line[], origin: string): string {
  const rows = lines.map(
    ([name, path, text]) => `- [${name}](${origin}${path})${text ? `: ${text}` : ''}\n`,
  );
  return `## ${title}\n\n${rows.join('')}`;
}
