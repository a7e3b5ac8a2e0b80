import { expect, jest, test } from '@jest/globals';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { missingProperties, nodesOfType } from '@/__tests__/support/required-properties';
import { formatRupees } from '@/contract/shop/money';

jest.unstable_mockModule('next/cache', () => ({
  cacheTag: jest.fn(),
  cacheLife: jest.fn(),
  revalidateTag: jest.fn(),
}));
const { withShopApi } = await import('@/__tests__/support/storefront-shopper');
const { JsonLd } = await import('@/components/shared/raw-html');
const { callShopApi } = await import('@/lib/server/api/shop-api');
const { routes } = await import('@/lib/routes');
const { contentRoutes } = await import('@/lib/content-routes');
const pageOf = async (path: string) =>
  (await import(`@/app/[surface]/(shop)/${path}page`)).default as Page;

withShopApi();

type Page = (props: { params: Promise<Record<string, string>> }) => Promise<ReactElement>;

/** Returns the data in the first JsonLd of a page that was made, not drawn. */
function dataIn(node: ReactNode): { '@graph': Record<string, unknown>[] } | undefined {
  if (Array.isArray(node)) return node.map(dataIn).find(Boolean);
  if (!isValidElement<{ children?: ReactNode; data?: never }>(node)) return undefined;
  return node.type === JsonLd ? node.props.data : dataIn(node.props.children);
}

const slugOf = (path: string) => path.split('/').at(-1) ?? '';

async function dataOf(file: string, params: Record<string, string> = {}) {
  const page = await pageOf(file);
  const data = dataIn(await page({ params: Promise.resolve({ surface: 'web', ...params }) }));
  if (!data) throw new Error(`${file} has no structured data`);
  return data['@graph'];
}

/** The parameters of a product's pages. */
async function product(id: number) {
  const { data } = await callShopApi('getProduct', { params: { id } });
  return { data, params: { id: String(id), slug: slugOf(routes.product(id, data.name)) } };
}

const LIST = { only: 'all', sort: 'newest', page: '1' };

test.each([
  ['the home page', '', {}, ['OnlineStore', 'WebSite']],
  ['the contact page', 'contact-us/', {}, ['OnlineStore', 'BreadcrumbList']],
  ['the journal', 'journal/[month]/[page]/', { month: 'all', page: '1' }, ['ItemList']],
  [
    'the events',
    'event-list/[status]/[category]/',
    { status: 'all_events', category: 'physical-event' },
    ['ItemList'],
  ],
  ['an event at a place', 'event/[id]/', { id: '1' }, ['Event', 'BreadcrumbList']],
  ['the frequent questions', 'faq/', {}, ['FAQPage', 'BreadcrumbList']],
  ['the stores', 'store-locator/[cities]/', { cities: 'all' }, ['Store', 'BreadcrumbList']],
  ['the consultations', 'consult-our-vaidya/', {}, ['Person', 'BreadcrumbList']],
  ['the gift voucher', 'gift-voucher/', {}, ['Product', 'BreadcrumbList']],
  ['the membership', 'subscription-plans/', {}, ['Product', 'BreadcrumbList']],
])('%s has what its types require', async (_name, file, params, types) => {
  const nodes = await dataOf(file, params);
  expect(missingProperties(nodes)).toEqual([]);
  for (const type of types) expect(nodes.map((node) => node['@type'])).toContain(type);
});

test.each([1001, 1032, 1070])('product %p has the facts that its page reads', async (id) => {
  const { data, params } = await product(id);
  const nodes = await dataOf('products/[id]/[slug]/', params);
  expect(missingProperties(nodes)).toEqual([]);
  const [node] = nodesOfType(nodes, 'Product');
  const [offer] = nodesOfType(node, 'Offer');
  expect(node).toMatchObject({ name: data.name, sku: data.sku });
  expect(node?.image).toHaveLength(data.images.length);
  expect(formatRupees(Number(offer?.price))).toBe(formatRupees(data.product_price));
  const [rating] = nodesOfType(node, 'AggregateRating');
  const { average_rating: average, review_count: count } = data.average_rating;
  expect(rating).toEqual(
    count === 0 ? undefined : expect.objectContaining({ ratingValue: average, reviewCount: count }),
  );
  expect(nodesOfType(node, 'Review')).toHaveLength(data.rating_review_data.length);
});

test('the reviews have the rating and the texts of their page', async () => {
  const { data, params } = await product(1001);
  const path = 'products/[id]/reviews/[slug]/[only]/[sort]/[page]/';
  const nodes = await dataOf(path, { ...params, ...LIST });
  expect(missingProperties(nodes)).toEqual([]);
  const { reviews } = await callShopApi('listReviews', {
    params: { productId: 1001 },
    query: { page: 1, ordering: 'newest' },
  });
  expect(nodesOfType(nodes, 'Review').map(({ author }) => author)).toEqual(
    reviews.map(({ name }) => ({ '@type': 'Person', name })),
  );
  expect(nodesOfType(nodes, 'AggregateRating')[0]?.reviewCount).toBe(
    data.average_rating.review_count,
  );
});

test('a post has its title, author and moment', async () => {
  const { blogData: blog } = await callShopApi('getBlog', { params: { id: 1 } });
  const slug = slugOf(contentRoutes.blog(1, blog.title));
  const nodes = await dataOf('blogs/[id]/[slug]/', { id: '1', slug });
  expect(missingProperties(nodes)).toEqual([]);
  expect(nodesOfType(nodes, 'BlogPosting')[0]).toMatchObject({
    headline: blog.title,
    datePublished: blog.published_at,
    author: { name: blog.author },
  });
});

test('a membership has an offer a plan, at the price of the plan', async () => {
  const { data: plans } = await callShopApi('listMembershipPlans', {});
  const offers = nodesOfType(await dataOf('subscription-plans/'), 'Offer');
  expect(offers.map(({ price }) => Number(price))).toEqual(plans.map(({ price }) => price));
});
