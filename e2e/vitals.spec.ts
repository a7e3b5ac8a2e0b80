import { expect, test } from './fixtures/test.ts';

/** Measures every page load instead of a sample. */
const alwaysSampled = () => {
  Math.random = () => 0;
};

test('the web vitals of a page reach the metrics, and no address with an id does', {
  tag: '@any-screen',
}, async ({ page, request }) => {
  await page.addInitScript(alwaysSampled);
  const loaded = page.waitForResponse(
    async (answer) =>
      answer.url().endsWith('.js') && (await answer.text()).includes('layout-shift'),
  );
  await page.goto('/products/1002/monsoon-robusta-house-blend?mobile=true');
  await loaded;
  await page.goto('/faq');
  const metrics = async () => (await request.get('/metrics')).text();
  const of = 'page="/products/:id/:slug",surface="app"';
  await expect.poll(metrics).toContain(`shop_web_vital_layout_shift_count{${of}} `);
  const text = await metrics();
  for (const vital of ['LCP', 'FCP', 'TTFB']) {
    expect(text).toContain(`shop_web_vital_seconds_count{vital="${vital}",${of}} `);
  }
  expect(text).toMatch(/request_seconds_count\{method="POST",route="\/api\/vitals",status="2xx"\}/);
  expect(text).not.toMatch(/\/products\/\d/);
});
