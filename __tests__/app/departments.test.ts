import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { DEPARTMENTS } from '@/contract/shop/departments';
import { settings } from '@/shop-api/db/schema/settings';

jest.unstable_mockModule('next/cache', () => ({
  cacheTag: jest.fn(),
  cacheLife: jest.fn(),
  revalidateTag: jest.fn(),
}));
jest.unstable_mockModule('next/server', () => ({ connection: async () => {} }));
const sitemap = await import('@/app/sitemap.xml/route');
const llms = await import('@/app/llms.txt/route');
const { withShopApi } = await import('@/__tests__/support/storefront-shopper');
const { StorefrontBrowser } = await import('@/__tests__/support/storefront-browser');
const { SAMPLE_BUSINESS_LEAD, SAMPLE_EXPORT_LEAD } = await import(
  '@/__tests__/support/sample-enquiry'
);

const shopApi = withShopApi();

const FOLDERS = ['exports', 'bussiness', 'franchise', 'organic-living'];
const moduleOf = (folder: string) => import(`@/app/[surface]/(shop)/${folder}/page`);
const textOf = async ({ GET }: { GET: () => Promise<Response> }) => (await GET()).text();

test.each(FOLDERS)('the demo shop has the page /%s', async (folder) => {
  expect(await (await moduleOf(folder)).default()).toBeDefined();
  expect(await textOf(sitemap)).toContain(`/${folder}</loc>`);
});

describe('a shop without departments', () => {
  beforeAll(async () => {
    const off = Object.keys(DEPARTMENTS).map((name) => [name, OFF]);
    await shopApi()
      .db.update(settings)
      .set({ value: Object.fromEntries(off) });
  });
  const OFF = { isOn: false, phone: '', email: '', siteAddress: '', mapUrl: '' };

  test.each(FOLDERS)('answers /%s as it does every missing page', async (folder) => {
    const page = await moduleOf(folder);
    const digest = 'NEXT_HTTP_ERROR_FALLBACK;404';
    await expect(page.default()).rejects.toMatchObject({ digest });
    expect(await page.generateMetadata()).toMatchObject({ robots: { index: false } });
  });

  test('names none of their pages to machines', async () => {
    const files = (await textOf(sitemap)) + (await textOf(llms));
    expect(files).toContain('/contact-us');
    for (const folder of FOLDERS) expect(files).not.toContain(`/${folder}`);
  });

  test.each([
    ['business', SAMPLE_BUSINESS_LEAD],
    ['export', SAMPLE_EXPORT_LEAD],
  ] as const)('takes no %s enquiry, and says whom to write to', async (kind, json) => {
    const { enquiryCalls } = await import('@/app/api/calls/enquiries');
    const { POST } = enquiryCalls[`${kind}Enquiry`];
    const answer = await new StorefrontBrowser().send(POST, { json: { ...json, consent: true } });
    expect(answer.ok).toBe(false);
    expect(await answer.json()).toMatchObject({
      message: 'We no longer take these enquiries. Please write to us by the contact form.',
    });
  });
});
