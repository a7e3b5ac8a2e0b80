import { inHindi } from '../__tests__/support/in-languages.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { CUSTOMER, logIn } from './fixtures/account.ts';
import { englishLeft } from './fixtures/english-left.ts';
import { cacheNames, readCaches, STORED, see, seenPaths } from './fixtures/stored-pages.ts';
import { expect, type Page, test } from './fixtures/test.ts';

const PRODUCT = '/products/1002/monsoon-robusta-house-blend';
const UNSEEN = '/products/1001/never-opened';

test.use({ serviceWorkers: 'allow', expectedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

async function expectOfflinePage(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
  await expect(page).toHaveURL(address);
  const link = page.getByRole('link', { name });
  await expect(link).toHaveAttribute('href', PRODUCT);
  await expect.poll(() => link.locator('img').evaluate(isDrawn)).toBe(true);
}

const isDrawn = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;

/** Puts texts of the test into the caches, in place of what is stored. */
function plant(page: Page, text: string): Promise<void> {
  return page.evaluate(async (body) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) await cache.put(request, new Response(body));
    }
  }, text);
}

test('a product that was seen can be read without a connection', {
  tag: ['@any-screen', '@pictures'],
}, async ({ page, context }) => {
  const name = await see(page, PRODUCT);
  await context.setOffline(true);
  await page.goto(PRODUCT);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const picture = page.locator('main img').first();
  await expect.poll(() => picture.evaluate(isDrawn)).toBe(true);
});

test('every other page says that the connection is missing, and leads to what was seen', {
  tag: ['@any-screen', '@pictures'],
}, async ({ page, context }) => {
  const name = await see(page, PRODUCT);
  await context.setOffline(true);
  for (const address of ['/', '/cart', UNSEEN]) await expectOfflinePage(page, address, name);
  await expectAccessible(page);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('a page in Hindi says so in Hindi, and leads to what was seen in Hindi', {
  tag: '@any-screen',
}, async ({ page, context }) => {
  const name = await see(page, `/hi${PRODUCT}`);
  const storedPaths = async () => (await readCaches(page)).map(({ path }) => path);
  await expect.poll(storedPaths, STORED).toContain('/hi/offline');
  await context.setOffline(true);
  await page.goto('/hi/cart');
  const heading = page.getByRole('heading', { level: 1, name: inHindi('No connection') });
  await expect(heading).toBeVisible();
  const link = page.getByRole('link', { name });
  await expect(link).toHaveAttribute('href', `/hi${PRODUCT}`);
  expect(await englishLeft(page, ['Vanya Organics'])).toEqual([]);
});

test('with the connection back, the offline page leads on', {
  tag: ['@any-screen', '@pictures'],
}, async ({ page, context }) => {
  const name = await see(page, PRODUCT);
  await context.setOffline(true);
  await expectOfflinePage(page, '/faq', name);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toHaveCount(0);
  await expect(page).toHaveURL('/faq');
});

test('a product that was opened inside the shop is stored, too', { tag: '@any-screen' }, async ({
  page,
}) => {
  await page.goto('/shop');
  const link = page.getByRole('article').first().getByRole('link').first();
  const path = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(path);
  await expect.poll(() => seenPaths(page), STORED).toEqual([path]);
});

test('nothing of a customer is stored, and the logout empties the caches', {
  tag: '@any-screen',
}, async ({ page, context, baseURL }) => {
  await logIn(context, baseURL);
  await see(page, PRODUCT);
  for (const path of ['/cart', '/profile', '/profile/edit', '/', PRODUCT]) await page.goto(path);
  const stored = await readCaches(page);
  const others = stored.filter(
    ({ path }) => !/^\/(?:_next\/static\/|fonts\/|art\/|media\/|offline$)/.test(path),
  );
  expect(others.map(({ path }) => path)).toEqual([PRODUCT]);
  const isPersonal = (text: string) =>
    text.includes(CUSTOMER.email) || text.includes(`Hi, ${CUSTOMER.firstName}`);
  expect(stored.filter(({ text }) => isPersonal(text)).map(({ path }) => path)).toEqual([]);

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Log out', exact: true }).first().click();
  await expect(page).toHaveURL('/');
  // The next visit stores the offline page again.
  const left = (await cacheNames(page)).filter((name) => !/^shop \S+ frame$/.test(name));
  expect(left).toEqual([]);
});

test('another login finds nothing of the shopper before', { tag: '@any-screen' }, async ({
  page,
}) => {
  await see(page, PRODUCT);
  await page.evaluate(
    async (body) =>
      fetch('/api/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    { email: CUSTOMER.email, password: CUSTOMER.password },
  );
  expect(await seenPaths(page)).toEqual([]);
});

test('online, pages and files come from the shop and never from the cache', {
  tag: '@any-screen',
}, async ({ page }) => {
  const name = await see(page, PRODUCT);
  await plant(page, 'An old page');
  await page.goto(PRODUCT);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('An old page')).toHaveCount(0);
});

test('a redirect leads where it leads without the worker, at its first request too', {
  tag: '@any-screen',
}, async ({ page }) => {
  await see(page, PRODUCT);
  await page.goto(`/products/1002/old-name-${Date.now()}`);
  await expect(page).toHaveURL(PRODUCT);
});

test('a new build deletes what the one before has stored', { tag: '@any-screen' }, async ({
  page,
}) => {
  await page.goto('/faq');
  await page.evaluate(async () => {
    await caches.open('shop old-build frame');
    await caches.open('shop old-build seen /products/1/x');
    await caches.open('of-somebody-else');
  });
  await see(page, PRODUCT);
  const names = await cacheNames(page);
  expect(names.filter((name) => name.includes('old-build'))).toEqual([]);
  expect(names).toContain('of-somebody-else');
});

test('the worker is fetched anew each time, and the offline page is found by no search', {
  tag: ['@read-only', '@any-screen'],
}, async ({ request }) => {
  const worker = await request.get('/sw.js');
  expect(worker.headers()['content-type']).toContain('text/javascript');
  expect(worker.headers()['cache-control']).toBe('no-cache');
  const page = await request.get('/offline');
  expect(page.status()).toBe(200);
  expect(await page.text()).toMatch(/<meta name="robots" content="noindex/);
});
