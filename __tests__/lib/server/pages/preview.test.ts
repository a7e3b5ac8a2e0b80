import { describe, expect, jest, test } from '@jest/globals';
import type { PreviewKind } from '@/contract/content/previews';

jest.unstable_mockModule('next/cache', () => ({
  cacheTag: jest.fn(),
  cacheLife: jest.fn(),
  revalidateTag: jest.fn(),
}));
const { getPreviewPage } = await import('@/lib/server/pages/preview');
const { withShopApi } = await import('@/__tests__/support/storefront-shopper');
const { callShopApi } = await import('@/lib/server/api/shop-api');
const { newCustomer } = await import('@/__tests__/support/new-customer');
const { apiTokens } = await import('@/shop-api/db/schema/sessions');
const { tokenHash } = await import('@/shop-api/domain/session/token-hash');

const shopApi = withShopApi();

/** Returns the token of a preview that a member of staff makes. */
async function made(body: { kind: PreviewKind; id?: string; fields: object }): Promise<string> {
  const { db } = shopApi();
  const { id: customerId } = await newCustomer(db, { isStaff: true });
  const token = `preview-${customerId}`.padEnd(43, 'x');
  const now = new Date();
  const expiresAt = new Date(now.getTime() + 3_600_000);
  await db
    .insert(apiTokens)
    .values({ tokenHash: tokenHash(token), customerId, expiresAt, lastUsedAt: now });
  const sent = { body: { ...body, fields: { ...body.fields } } };
  const { path } = await callShopApi('makePreview', sent, { caller: { token } });
  return path.split('/').at(-1) ?? '';
}

describe('the preview of staff', () => {
  test('is the post as its page displays it', async () => {
    const fields = { title: 'Not yet', author: 'Desk', content: '<h2>Neem</h2><p>Bitter.</p>' };
    const page = await getPreviewPage(await made({ kind: 'post', fields }));
    expect(page?.text).toBeUndefined();
    expect(page?.post?.post).toMatchObject({ title: 'Not yet', author: 'Desk', minutes: 1 });
    expect(page?.post?.post.headings).toMatchObject([{ text: 'Neem', level: 2 }]);
  });

  test('is the text of a page in its place', async () => {
    const fields = { title: 'Franchise', html: '<p>Open a store.</p>' };
    const page = await getPreviewPage(await made({ kind: 'page', id: 'franchise', fields }));
    expect(page?.text).toMatchObject({ key: 'franchise', title: 'Franchise', updated: null });
  });

  test('is the page of a product, with clean texts', async () => {
    const fields = {
      ...{ sku: 'NOT-YET', name: 'Neem Soap', brand_id: 1, category_id: 401, mrp: 90, price: 80 },
      ...{ hsn: '340111', gst_rate: 5, country_of_origin: 'India' },
      description: '<p onclick="x()">Bitter.</p>',
      related_product_ids: [1001],
    };
    const page = await getPreviewPage(await made({ kind: 'product', fields }));
    expect(page?.product).toMatchObject({
      product: { name: 'Neem Soap', description: '<p>Bitter.</p>', product_price: 80 },
      reviews: [],
      beside: { related: [{ id: 1001 }], others: [] },
    });
  });

  test('is the home page with a banner that is not saved', async () => {
    const fields = { title: 'Not yet', alt_text: 'Neem', is_published: false };
    const page = await getPreviewPage(await made({ kind: 'banner', fields }));
    expect(page?.home?.banners).toContainEqual(expect.objectContaining({ title: 'Not yet' }));
    expect(page?.home?.blocks.map(({ key }) => key)).toContain('banners');
    expect(page?.home?.newArrivals).not.toEqual([]);
  });

  test('is the home page with a banner further down', async () => {
    const fields = { sequence: 'Lower', title: 'Later', alt_text: 'Neem', is_published: false };
    const page = await getPreviewPage(await made({ kind: 'banner', fields }));
    expect(page?.home?.lowerBanners).toMatchObject([{ title: 'Later' }]);
    expect(page?.home?.blocks.map(({ key }) => key)).toContain('lower_banners');
  });

  test.each([`1-${'a'.repeat(64)}`, 'nothing', '..'])('is nothing at %s', async (token) => {
    expect(await getPreviewPage(token)).toBeNull();
  });
});
