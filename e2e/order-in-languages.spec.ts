import { inGujarati, inHindi } from '../__tests__/support/in-languages.ts';
import { accountApiMessages } from '../contract/messages/account.ts';
import { LANGUAGES, type OtherLanguage } from '../contract/shop/languages.ts';
import { logIn } from './fixtures/account.ts';
import { mailOf } from './fixtures/account-forms.ts';
import { ADDRESS, test } from './fixtures/buyer.ts';
import { COFFEE } from './fixtures/cart.ts';
import { englishLeft } from './fixtures/english-left.ts';
import { isHydrated } from './fixtures/hydrated.ts';
import { PASSWORD } from './fixtures/login.ts';
import { readMail, readMailedPath } from './fixtures/read-mail.ts';
import { moveAsStaff } from './fixtures/staff-moves.ts';
import { expect, type Page } from './fixtures/test.ts';

const TRANSLATORS = { hi: inHindi, gu: inGujarati };
const CODES: OtherLanguage[] = ['hi', 'gu'];

/** What the buyer typed, and names in the data of the demo shop. */
const AS_WRITTEN = [
  ...[ADDRESS.full_name, 'Asha', 'Shah', 'AS', ADDRESS.address_line_1, ADDRESS.address_line_2],
  ...['Navrangpura', 'Kaapivana', 'Vanya Organics'],
];

const expectTranslated = async (page: Page) =>
  expect(await englishLeft(page, AS_WRITTEN)).toEqual([]);

/** The letters of a language in a message. */
const lettersOf = (code: OtherLanguage) => new RegExp(`\\p{Script=${LANGUAGES[code].script}}`, 'u');

for (const code of CODES) {
  const t = TRANSLATORS[code];
  const { prefix } = LANGUAGES[code];

  test.describe(`a shopper who came to a page in ${code} by a link`, { tag: '@any-screen' }, () => {
    test.use({ mayMove: true, expectedComplaints: [/422 .*api\/login/] });

    test('orders, cancels and is written to in it', async ({
      page,
      context,
      baseURL,
      newNumber,
      fillCart,
    }) => {
      test.slow();
      const mobile = await newNumber();
      const email = mailOf(mobile);
      await logIn(context, baseURL, { email, password: PASSWORD, firstName: 'Asha' });
      const headers = { Origin: new URL(baseURL ?? '').origin };
      const token = (await readMailedPath(email, 'confirm-email')).split('/').at(-1);
      await context.request.post('/api/confirm-email', { data: { token }, headers });
      await context.request.post('/api/addresses', { data: ADDRESS, headers });
      await fillCart(COFFEE, 2);

      await page.goto(`${prefix}/cart`);
      await expectTranslated(page);
      await page.goto(`${prefix}/checkout`);
      await expectTranslated(page);
      await page.getByRole('radio', { name: t('Cash on Delivery') }).check();
      await page.getByRole('button', { name: new RegExp(`^${t('Place order')}`) }).click();
      await expect(page).toHaveURL(`${prefix}/profile#orders`);
      await expectTranslated(page);
      const placed = await readMail(email, lettersOf(code));
      const id = Number(/\/orders\/(\d+)/.exec(placed.text)?.[1]);
      expect(placed.text).toContain(`${prefix}/orders/${id}`);

      await page.goto(`${prefix}/orders/${id}`);
      await expectTranslated(page);
      await page.getByRole('button', { name: t('Cancel order') }).click();
      await expectTranslated(page);
      await page.keyboard.press('Escape');
      await moveAsStaff(id, 'Confirmed', 'Packed', 'Shipped', 'Delivered');
      await page.goto(`${prefix}/orders/${id}/request`);
      await expectTranslated(page);
      for (const path of ['/profile', '/profile#addresses', '/profile/edit', '/wishlist']) {
        await page.goto(prefix + path);
        await expectTranslated(page);
      }
    });

    test('reads in it why a login is refused', async ({ page, newNumber }) => {
      const mobile = await newNumber();
      await page.goto(`${prefix}/login`);
      await isHydrated(page.locator('main form').first());
      await page.getByLabel(new RegExp(`^${t('Email')}`)).fill(mailOf(mobile));
      await page.locator('input[type=password]').fill('Wrong-pass-1');
      await page.getByRole('button', { name: t('Login'), exact: true }).click();
      await expect(page.getByText(t(accountApiMessages.wrongLogin)).first()).toBeVisible();
      await expectTranslated(page);
    });
  });
}
