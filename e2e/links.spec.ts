import { trackingMessages } from '../contract/messages/orders.ts';
import { sharingMessages } from '../contract/messages/sharing.ts';
import { voucherMessages } from '../contract/messages/vouchers.ts';
import { expectContentAccessible } from './fixtures/accessibility.ts';
import { ADDRESS, cartCount } from './fixtures/buyer.ts';
import { COFFEE, SOAP } from './fixtures/cart.ts';
import { expectFits } from './fixtures/fits.ts';
import { test } from './fixtures/new-buyer.ts';
import { placeCashOrder } from './fixtures/place-order.ts';
import { readMessages } from './fixtures/read-mail.ts';
import { moveAsStaff } from './fixtures/staff-moves.ts';
import { expect, type Page } from './fixtures/test.ts';

// The cart's answer to a tap comes late on a busy machine.
test.use({ mayMove: true });

const CART_LINK = `/cart/add?items=${COFFEE.id}x2-${SOAP.id}x1`;

/** Opens a page that fits, that axe finds nothing on, and that search engines do not keep. */
async function openLink(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expectFits(page);
}

test('a message opens where its order stands, for whoever has it', {
  tag: '@any-screen',
}, async ({ page, browser, baseURL, newBuyer }) => {
  const { email } = await newBuyer(ADDRESS);
  await placeCashOrder(page);
  const mobile = email.replace(/\D/g, '');
  let path = '';
  let id = '';
  await expect(async () => {
    [path = '', id = ''] = /\/track\/(\d+)-\w+/.exec(await readMessages(mobile)) ?? [];
    expect(path).not.toBe('');
  }).toPass();
  await moveAsStaff(Number(id), 'Confirmed', 'Packed', 'Shipped');

  const others = await browser.newContext({
    ...(baseURL && { baseURL }),
    javaScriptEnabled: false,
  });
  const other = await others.newPage();
  const answer = await other.goto(path);
  expect(answer?.headers()['referrer-policy']).toBe('same-origin');
  expect(answer?.headers()['cache-control']).toMatch(/no-store/);
  const main = other.getByRole('main');
  await expect(main).toContainText('Shipped');
  await expect(main).toContainText(COFFEE.name);
  await expect(main).toContainText('× 2');
  expect(await main.textContent()).not.toMatch(/₹|Neem Lane|Asha|98250/);
  await other.getByRole('link', { name: 'Login to open your order' }).click();
  await expect(other).toHaveURL(/\/login\?next=/);
  await other.goto(`/hi${path}`);
  await expect(main).toContainText('ऑर्डर का सामान');
  await other.goto(`${path.slice(0, -1)}x`);
  await expect(main).toContainText(trackingMessages.notValid);
  await others.close();

  await openLink(page, path);
  await expectContentAccessible(page);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, expectedComplaints: [/422/] });

    test('the link of a cart adds on one press, and never by itself', {
      tag: '@any-screen',
    }, async ({ page }) => {
      await openLink(page, CART_LINK);
      if (javaScriptEnabled) await expectContentAccessible(page);
      const goods = page.getByRole('main').getByRole('article');
      await expect(goods.filter({ hasText: COFFEE.name })).toContainText('× 2');
      expect(await cartCount(page)).toBe(0);
      await page.getByRole('button', { name: 'Add all to cart' }).click();
      await expect(page).toHaveURL('/cart');
      await expect(page.getByRole('main')).toContainText(
        'All 2 products of the link are in your cart.',
      );
      expect(await cartCount(page)).toBe(3);

      await page.getByText('Share this cart').click();
      const share = page.getByRole('link', { name: 'Share on WhatsApp' });
      await expect(share).toHaveAttribute('href', new RegExp(encodeURIComponent(CART_LINK)));
      if (javaScriptEnabled) await expectContentAccessible(page);

      await page.goto(CART_LINK);
      await page.getByRole('button', { name: 'Add all to cart' }).click();
      await expect(page).toHaveURL('/cart');
      expect(await cartCount(page)).toBe(3);
      await page.goto('/cart/add?items=abc');
      await expect(page.getByRole('main')).toContainText(sharingMessages.noGoods);
    });

    test('the link of a voucher is offered in the cart, for one tap', {
      tag: '@any-screen',
    }, async ({ page, newBuyer }) => {
      await newBuyer(ADDRESS);
      await openLink(page, '/voucher/none-such');
      if (javaScriptEnabled) await expectContentAccessible(page);
      await page.getByRole('link', { name: 'Go to the cart' }).click();
      const offers = page.getByRole('region', { name: 'Offers' });
      await offers.getByRole('button', { name: /NONE-SUCH$/ }).click();
      await expect(page.getByRole('alert').getByText(voucherMessages.notValid)).toBeVisible();

      await page.goto('/voucher/welcome10');
      await page.goto('/cart');
      await expect(page.getByText(/^Applied/)).toHaveCount(0);
      await offers.getByRole('button', { name: /WELCOME10$/ }).click();
      await expect(page.getByText(/^Applied\. You save/)).toBeVisible();
      // It was used, so it is kept no longer.
      await page.getByRole('button', { name: 'Clear the voucher code' }).click();
      await expect(page.getByText(/^Applied\. You save/)).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('button', { name: /WELCOME10$/ })).toHaveCount(0);
    });

    test('a wishlist has a link, which its owner ends', { tag: '@any-screen' }, async ({
      page,
      browser,
      baseURL,
      newBuyer,
    }) => {
      await newBuyer(ADDRESS);
      await page.request.post('/api/wishlist', {
        data: { pid: SOAP.id, wishlisted: true },
        headers: { Origin: new URL(baseURL ?? '').origin },
      });
      await page.goto('/wishlist');
      await page.getByRole('textbox', { name: 'Name above the list' }).fill('Diwali gifts');
      await page.getByRole('button', { name: 'Make a link' }).click();
      await expect(page.getByRole('main')).toContainText(sharingMessages.linkMade);
      if (javaScriptEnabled) await expectContentAccessible(page);
      const link = page.getByRole('link', { name: /\/wishlists\// });
      const path = new URL((await link.getAttribute('href')) ?? '').pathname;

      const others = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled });
      const other = await others.newPage();
      await openLink(other, path);
      if (javaScriptEnabled) await expectContentAccessible(other);
      const main = other.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toContainText('Diwali gifts');
      await expect(main.getByRole('article')).toContainText(SOAP.name);
      await expect(main).not.toContainText('Asha');

      await page.getByRole('button', { name: 'End the link' }).click();
      await expect(page.getByRole('main')).toContainText(sharingMessages.linkEnded);
      await other.reload();
      await expect(main).toContainText(sharingMessages.wishlistOver);
      await others.close();
    });
  });
}
