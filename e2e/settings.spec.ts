import { logIn, STAFF } from './fixtures/account.ts';
import { expect, type Page, test } from './fixtures/test.ts';
import { expectUsableByThumb } from './fixtures/usable-by-thumb.ts';

const DEADLINE_MS = 5_000;

/** Far from what other tests buy, which share the shop and its settings. */
const FREE_FROM = { typed: '9,900', said: 'Orders from ₹9,900' };
const MINIMUM = { typed: '249', said: 'Free on orders above ₹249' };

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** A run on a busy machine must not leave the shop's settings changed. */
const maxRetries = 3;

/** Keeps a setting as it is now, and returns what puts it back. */
async function keep(page: Page, key: string): Promise<() => Promise<void>> {
  const path = `/api/desk/settings/${key}`;
  const read = async () => (await page.request.get(path, { maxRetries })).json();
  const { data: fields } = await read();
  return async () => {
    const { version } = await read();
    const headers = { Origin: new URL(page.url()).origin };
    const answer = await page.request.put(path, {
      headers,
      data: { version, fields },
      maxRetries,
    });
    expect(answer.status()).toBe(200);
  };
}

interface Change {
  title: string;
  label: string | RegExp;
  text: string;
}

/** Opens a setting from the list of all, and changes one field. */
async function change(page: Page, { title, label, text }: Change): Promise<void> {
  await page.goto('/dashboard/settings');
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await page.getByLabel(label).fill(text);
  await save(page);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

test('what staff charge is what shoppers read within five seconds, and its history tells it', {
  tag: '@any-screen',
}, async ({ page, context, baseURL, request }) => {
  test.slow();
  await logIn(context, baseURL, STAFF);
  await page.goto('/dashboard/settings');
  const putBack = [await keep(page, 'delivery'), await keep(page, 'orders')];
  const policy = async () => {
    const text = await (await request.get('/shipping-policy')).text();
    return [FREE_FROM.said, MINIMUM.said].map((said) => text.includes(said));
  };
  const isSaid = (all: boolean) =>
    expect.poll(policy, { timeout: DEADLINE_MS, intervals: [100] }).toEqual([all, all]);
  await isSaid(false);
  try {
    const delivery = { title: 'Delivery', label: /^Free delivery from/, text: FREE_FROM.typed };
    await change(page, delivery);
    await change(page, { title: 'Orders', label: 'Minimum order', text: MINIMUM.typed });
    await isSaid(true);
    await expect(page.getByText(/changed minimum order/)).toBeVisible();
    await page.goto('/dashboard/settings');
    await expect(page.getByRole('main')).toContainText('Free from ₹9,900');
    await expect(page.getByRole('main')).toContainText('Orders from ₹249');
  } finally {
    for (const back of putBack) await back();
  }
  await isSaid(false);
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 390, height: 664 } });

  test('every setting fits, and a thumb hits what is there', { tag: '@any-screen' }, async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow();
    await logIn(context, baseURL, STAFF);
    await expectUsableByThumb(
      page,
      ['', '/company', '/delivery', '/pins', '/orders', '/elite', '/consultation'].map(
        (key) => `/dashboard/settings${key}`,
      ),
    );
  });
});

test.describe('the licences of the company', () => {
  // The rules come with the first change, so that a message can be late.
  test.use({ viewport: { width: 390, height: 664 }, mayMove: true });

  test('are added, moved by the keyboard and refused beside their numbers', {
    tag: '@any-screen',
  }, async ({ page, context, baseURL }) => {
    await logIn(context, baseURL, STAFF);
    await page.goto('/dashboard/settings/company');
    await page.getByRole('button', { name: 'Add a licence' }).click();
    const added = page.getByRole('group', { name: 'Licence 4' });
    await expect(added.getByLabel(/^Licence\W*$/)).toBeFocused();
    await page.keyboard.type('FSSAI of the kitchen');
    await added.getByLabel(/^Licence number/).fill('12');
    await page.getByRole('button', { name: 'Move licence 4 up' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Move licence 3 up' })).toBeFocused();
    await save(page);
    const number = page.getByRole('group', { name: 'Licence 3' }).getByLabel(/^Licence number/);
    await expect(number).toBeFocused();
    await expect(number).toHaveValue('12');
    await expect(page.getByText('1 field to correct')).toBeVisible();
    await page.getByRole('button', { name: 'Undo all' }).click();
    await expect(page.getByRole('group', { name: 'Licence 4' })).toHaveCount(0);
  });
});
