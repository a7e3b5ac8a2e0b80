import { expectContentAccessible } from './fixtures/accessibility.ts';
import { expect, type Page, test } from './fixtures/test.ts';

/** Of the demo shop: online events have begun at 7:00 pm and 6:30 pm; one of the past ones. */
const COMING = 'Ask a vaidya: winter routine';
const PAST = 'Kitchen remedies, kitchen limits';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const choose = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Choose events' }).getByRole('link', { name });

test.describe('events', { tag: '@read-only' }, () => {
  test.use({ mayMove: true });

  test('begin with the coming ones at a place, and are chosen by two filters', {
    tag: '@any-screen',
  }, async ({ page }) => {
    await page.goto('/event');
    for (const name of ['Upcoming', 'Physical Event']) {
      await expect(choose(page, name)).toHaveAttribute('aria-current', 'true');
    }
    await expect(cards(page).first()).toBeVisible();
    await choose(page, 'Online').press('Enter');
    await expect(page).toHaveURL('/event?category=Online');
    await expect(cards(page).filter({ hasText: COMING })).toBeVisible();
    await choose(page, 'Past').click();
    await expect(page).toHaveURL('/event?status=past_events&category=Online');
    await expect(cards(page).filter({ hasText: COMING })).toHaveCount(0);
    await expect(cards(page).filter({ hasText: PAST })).toContainText('This event has ended');
  });

  test('have pages with time, place and a calendar file', { tag: '@any-screen' }, async ({
    page,
    request,
  }) => {
    await page.goto('/event?category=Online');
    await page.getByRole('link', { name: COMING }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(COMING);
    await expect(page.getByRole('time')).toHaveText(/7:00 pm to 8:00 pm$/);
    await expectContentAccessible(page);
    const join = page.getByRole('link', { name: /^Join online/ });
    await expect(join).toHaveAttribute('href', /^https:\/\/meet\.example\.com\//);
    const file = page.getByRole('link', { name: 'Add to calendar' });
    const answer = await request.get((await file.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toContain('text/calendar');
    expect(await answer.text()).toContain(`SUMMARY:${COMING}`);
  });

  test('that are over say so', { tag: '@any-screen' }, async ({ page }) => {
    await page.goto('/event?status=past_events&category=Online');
    await page.getByRole('link', { name: PAST }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(PAST);
    await expect(page.getByText('This event has ended').filter({ visible: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveCount(0);
  });

  test('are static, described for search engines, and 404 if unknown', {
    tag: '@any-screen',
  }, async ({ request, baseURL }) => {
    const list = await request.get('/event?status=past_events');
    expect(list.headers()['cache-control']).toContain('s-maxage');
    const origin = new URL(baseURL ?? '').origin;
    const [head = ''] = (await list.text()).split('</head>');
    expect(head).toContain(`<link rel="canonical" href="${origin}/event?status=past_events"/>`);
    expect(await (await request.get('/event/4')).text()).toContain('"@type":"Event"');
    expect((await request.get('/event/999999')).status()).toBe(404);
  });
});

test.describe('far from India', { tag: ['@read-only', '@any-screen'] }, () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('an event has its time in India', async ({ page }) => {
    await page.goto('/event/4');
    await expect(page.getByRole('time')).toHaveText(/7:00 pm to 8:00 pm$/);
    await expect(page.getByText('India time')).toBeVisible();
  });
});

test.describe('without JavaScript', { tag: ['@read-only', '@any-screen'] }, () => {
  test.use({ javaScriptEnabled: false });

  test('events are chosen and opened', async ({ page }) => {
    await page.goto('/event');
    await choose(page, 'Online').click();
    await expect(page).toHaveURL('/event?category=Online');
    await page.getByRole('link', { name: COMING }).click();
    await expect(page).toHaveURL('/event/4');
    await expect(page.getByRole('link', { name: /^Join online/ })).toBeVisible();
  });
});
