import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openShopApi } from '@/__tests__/support/open-shop-api';
import { CONTENT_PAGES } from '@/contract/content/content';
import type { EndpointName, endpoints } from '@/contract/endpoints';
import type { CallInput } from '@/contract/kit/endpoint';
import { callShopApi } from '@/lib/server/api/shop-api';

type Calls = { [Name in EndpointName]?: CallInput<(typeof endpoints)[Name]>[] };

/** Every public call of the page readers, with their arguments. */
const CALLS: Calls = {
  getVisitor: [{}],
  getMetaTags: [
    { query: { page_url: '/', language: 'en' } },
    { query: { page_url: '/categories/404/health-care', language: 'hi' } },
  ],
  listCategories: [{ query: { list: true } }],
  listBanners: [{ query: { sequence: 'Upper' } }],
  listSections: [{ query: { type: 'upper' } }, { query: { type: 'lower' } }],
  listLowerSections: [{}],
  listNewArrivals: [{}],
  listMustTry: [{}],
  listBestOfAllTime: [{}],
  listHomeBlogs: [{}],
  listStatistics: [{}],
  listProducts: [
    { query: { page: 1 } },
    { query: { page: 2 } },
    { query: { page: 1, prod_search: 'haldi & tea, #1' } },
    { query: { page: 1, price_max: 150, in_stock: true } },
    { query: { page: 1, brand: [1, 2], product_tag: [1], country_of_origin: ['India'] } },
    { query: { page: 1, category_id: 404, ordering: '-base_price' } },
  ],
  listProductAddresses: [{ query: { after: 0 } }, { query: { after: 999_999 } }],
  listProductFeed: [{ query: { after: 0 } }, { query: { after: 999_999 } }],
  suggestProducts: [{ query: { q: '' } }, { query: { q: 'hald' } }],
  listProductsOfCategory: [{ query: { categoryID: 490 } }],
  getProduct: [{ params: { id: 1001 } }, { params: { id: 1032 } }],
  listRelatedProducts: [{ query: { product_id: 1001 } }],
  listMembershipPlans: [{}],
  listStores: [{ query: { language: 'en' } }, { query: { language: 'gu' } }],
  listBlogs: [{ query: { page: 1 } }, { query: { page: 2, publish_filter: '3-2024' } }],
  getBlog: [{ params: { id: 1 } }, { params: { id: 24 } }],
  listEvents: [
    { query: { status: 'upcoming_events', category: 'Physical Event', language: 'en' } },
    { query: { status: 'all_events', category: 'Online', language: 'hi' } },
  ],
  getEvent: [
    { params: { id: 1 }, query: { language: 'en' } },
    { params: { id: 4 }, query: { language: 'gu' } },
  ],
  getContentPage: CONTENT_PAGES.flatMap((key) => [
    { params: { key }, query: { language: 'en' as const } },
    { params: { key }, query: { language: 'hi' as const } },
  ]),
  listFaqs: [{ query: { language: 'en' } }, { query: { language: 'hi' } }],
  listPartners: [{}],
};

let shopApi: Awaited<ReturnType<typeof openShopApi>>;

beforeAll(async () => {
  shopApi = await openShopApi();
  process.env.API_BASE_URL = shopApi.origin;
});
afterAll(() => shopApi.close());

/** `callShopApi` rejects an answer of another shape. */
const answer = (name: string, input: unknown) =>
  callShopApi(name as EndpointName, input as never) as Promise<{ status: boolean }>;

test.each(
  Object.entries(CALLS).flatMap(([name, inputs]) => inputs.map((input) => [name, input] as const)),
)('%s with %j is answered as the contract specifies', async (name, input) => {
  expect(await answer(name, input)).toMatchObject({ status: true });
});

test('a missing thing is refused as the contract specifies', async () => {
  await expect(answer('getProduct', { params: { id: 999_999 } })).rejects.toMatchObject({
    kind: 'domain',
    status: 404,
    code: 'not_found',
  });
});

test('wrong input is refused by field', async () => {
  await expect(answer('listSections', { query: { type: 'middle' } })).rejects.toMatchObject({
    kind: 'domain',
    status: 422,
    fields: { type: [expect.any(String)] },
  });
});
