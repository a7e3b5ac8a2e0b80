import { logIn, STAFF } from './fixtures/account.ts';
import { test } from './fixtures/buyer.ts';
import { placeCashOrder } from './fixtures/place-order.ts';
import { expect, type Page } from './fixtures/test.ts';

const STEPS = ['Saw a product', 'Put it into the cart', 'Began the checkout', 'Ordered'];

/** Reads the figures of today as staff see them, in the order of the steps. */
async function readFunnel(page: Page): Promise<number[]> {
  await page.goto('/dashboard/reports?span=today');
  const table = page.getByRole('table', { name: 'From product to order' });
  const cells = STEPS.map((name) =>
    table.getByRole('row').filter({ hasText: name }).getByRole('cell').nth(1).textContent(),
  );
  // On a day without a step nothing is counted yet.
  return (await Promise.all(cells)).map((text) => Number(text?.replaceAll(',', '')) || 0);
}

test('each step of a shopper is one more in the report of staff', {
  tag: '@any-screen',
}, async ({ page, browser, baseURL, buyer: _buyer }) => {
  const office = await browser.newContext({ baseURL, javaScriptEnabled: false });
  await logIn(office, baseURL, STAFF);
  const desk = await office.newPage();
  const before = await readFunnel(desk);

  const counted: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('/api/steps')) counted.push(answer.status());
  });
  await page.goto('/products/1001/hill-shade-arabica-beans');
  await expect.poll(() => counted).toEqual([204]);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await expect.poll(() => counted).toEqual([204, 204]);
  await page.reload();
  await page.goto('/checkout');
  await expect.poll(() => counted).toEqual([204, 204, 204]);
  await placeCashOrder(page);

  const after = await readFunnel(desk);
  // Other tests shop meanwhile.
  for (const [index, name] of STEPS.entries()) {
    expect(after[index] ?? 0, name).toBeGreaterThan(before[index] ?? 0);
  }
  await office.close();
});
