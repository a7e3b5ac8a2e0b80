import { commonMessages } from '../contract/messages/common.ts';
import { awake } from './fixtures/awake.ts';
import { isHydrated } from './fixtures/hydrated.ts';
import { expect, type Page, test } from './fixtures/test.ts';

/** A slow mobile network: 400 kbit/s, 600 ms. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 600,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}

/** Returns the time in ms from the next tap to the line below the header. */
function timeToLine(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let tapped = 0;
        addEventListener('click', () => (tapped = performance.now()), {
          capture: true,
          once: true,
        });
        new MutationObserver((_changes, observer) => {
          if (!document.documentElement.hasAttribute('data-navigating')) return;
          observer.disconnect();
          resolve(performance.now() - tapped);
        }).observe(document.documentElement, { attributes: true });
      }),
  );
}

test.describe('every tap is answered', { tag: ['@read-only', '@any-screen'] }, () => {
  test('on a slow network a line appears within 200 ms and leaves with the page', async ({
    page,
  }) => {
    await page.goto('/about-us');
    await expect(page.getByRole('link', { name: 'Account or login' })).toHaveCount(0);
    await slowDown(page);
    const waited = timeToLine(page);
    await awake(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Gift voucher' }).click();
    // 150 ms by the shop, the rest for a busy machine.
    expect(await waited).toBeLessThan(260);
    await expect(page).toHaveURL('/gift-voucher', { timeout: 30_000 });
    await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
  });
});

test('a pressed card says so with its picture', { tag: ['@read-only', '@any-screen'] }, async ({
  page,
}) => {
  await page.goto('/shop');
  const picture = page.getByRole('article').first().locator('img').first();
  const opacity = () =>
    picture.evaluate((image) => Number(getComputedStyle(image.closest('div') ?? image).opacity));
  expect(await opacity()).toBe(1);
  // The link of the name lies over the picture.
  const { x = 0, y = 0 } = (await picture.boundingBox()) ?? {};
  await page.mouse.move(x + 40, y + 80);
  await page.mouse.down();
  expect(await opacity()).toBeLessThan(1);
});

test.describe('without a connection', { tag: ['@read-only', '@any-screen'] }, () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] });

  test('the page stays, says why, and refuses politely until it is back', async ({
    page,
    context,
  }) => {
    await page.goto('/shop');
    await expect(page.getByRole('link', { name: 'Account or login' })).toHaveCount(0);
    const note = page.getByText(commonMessages.offline);
    await isHydrated(page.locator('html'));
    await context.setOffline(true);
    await expect(note).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Wishlist' }).click();
    await expect(page).toHaveURL('/shop');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(false);
    await expect(note).toBeHidden();
  });
});
