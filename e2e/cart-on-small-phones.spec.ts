import { COFFEE, test } from './fixtures/cart.ts';
import { expect } from './fixtures/test.ts';
import { textBox } from './fixtures/text-box.ts';

/** Dear, and more in stock than all tests together buy. */
const GHEE = { id: 1048, name: 'Gir Cow A2 Bilona Ghee Family Jar' };

test.describe('on small phones', () => {
  // A change of the width moves the page.
  test.use({ mayMove: true });

  test('the amount of a line never lies over its stepper', { tag: '@any-screen' }, async ({
    page,
    fillCart,
  }) => {
    await fillCart(GHEE, 15);
    await page.goto('/cart');
    const amount = page.getByText('₹29,985.00', { exact: true }).first();
    for (const width of [320, 340, 360, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const stepper = await page
        .getByRole('group', { name: `Quantity of ${GHEE.name}` })
        .evaluate((group) => group.getBoundingClientRect().toJSON());
      const { left, top } = await textBox(amount);
      expect(left > stepper.right || top >= stepper.bottom, `${width}`).toBe(true);
    }
  });

  test('the bar of the cart and the line above the header have one row', {
    tag: '@any-screen',
  }, async ({ page, fillCart }) => {
    await fillCart(COFFEE);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto('/');
    const texts = [
      page.getByRole('region', { name: 'Your cart' }).getByRole('link', { name: 'View cart' }),
      page.getByRole('complementary', { name: 'Delivery and services' }).getByRole('listitem'),
    ];
    for (const text of texts) {
      await expect(text.first()).toBeInViewport({ ratio: 1 });
      expect((await textBox(text.first())).height).toBeLessThan(30);
    }
  });
});

test.describe('on tablets and small laptops', { tag: '@any-screen' }, () => {
  test.use({ mayMove: true });

  test('a name in the cart and every entry above the header have one row', async ({
    page,
    fillCart,
  }) => {
    await fillCart(COFFEE);
    await page.goto('/cart');
    const name = page.getByRole('main').getByRole('link', { name: COFFEE.name });
    const entries = page
      .getByRole('complementary', { name: 'Delivery and services' })
      .getByRole('listitem')
      .filter({ visible: true });
    for (const width of [769, 1001, 1024, 1100, 1150, 1181]) {
      await page.setViewportSize({ width, height: 768 });
      for (const text of [name, ...(await entries.all())]) {
        expect((await textBox(text)).height, `${width}`).toBeLessThan(45);
      }
    }
  });
});
