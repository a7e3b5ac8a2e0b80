import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { insertAppointment } from '@/__tests__/support/insert-appointment';
import { insertOrder } from '@/__tests__/support/insert-order';
import type { StaffRole } from '@/contract/shop/roles';
import { bannerDesk } from '@/lib/desk/descriptions/banners';
import { productDesk } from '@/lib/desk/descriptions/products';
import type { Desk } from '@/lib/desk/desk';
import { readDeskQuery } from '@/lib/desk/list-query';
import { appointmentDesk } from '@/lib/desk/sent/appointments';
import { orderDesk } from '@/lib/desk/sent/orders';
import { refundDesk } from '@/lib/desk/sent/refunds';
import { customers } from '@/shop-api/db/schema/customers';

/** The shopper's cookies as Next.js passes them to a page. */
const cookies = () => ({
  get: (name: string) => ({ name, value: shopper.cookies.get(name) }),
  set: () => undefined,
});
jest.unstable_mockModule('next/headers', () => ({ cookies }));
jest.unstable_mockModule('next/server', () => ({ connection: jest.fn() }));
jest.unstable_mockModule('next/navigation', () => ({
  forbidden: () => {
    throw new Error('403');
  },
  redirect: (href: string) => {
    throw new Error(`redirected to ${href}`);
  },
}));
const { getDashboardPage } = await import('@/lib/server/pages/dashboard');
const { getDeskListPage, getSentPage } = await import('@/lib/server/pages/desk');
const { StorefrontShopper, withShopApi } = await import('@/__tests__/support/storefront-shopper');

const shopApi = withShopApi();

let shopper: InstanceType<typeof StorefrontShopper>;
beforeEach(async () => {
  shopper = new StorefrontShopper();
  await shopper.logIn('staff@example.com');
  await shopApi().db.execute(sql`TRUNCATE orders, appointments RESTART IDENTITY CASCADE`);
});

const listOf = (desk: Desk, given = {}) => getDeskListPage(desk, readDeskQuery(desk, given));

describe('the overview', () => {
  test('has the figures of today and the first rows of the lists', async () => {
    for (let n = 0; n < 7; n += 1) {
      await insertOrder(shopApi().db, { state: 'pending', placedAt: new Date() });
    }
    const page = await getDashboardPage();
    expect(page.chart).toHaveLength(14);
    expect(page.chart?.at(-1)).toMatchObject({ from: page.today.iso, orders: 7, sales: 3500 });
    expect(page.counts).toMatchObject({ orders: 7, appointments: 0 });
    expect(page.orders).toHaveLength(6);
  });

  test('contains nothing of the appointments but time and name', async () => {
    const now = new Date();
    await insertAppointment(shopApi().db, { startsAt: now });
    await insertAppointment(shopApi().db, { startsAt: now, state: 'cancelled' });
    const page = await getDashboardPage();
    expect(page.agenda).toEqual([
      { id: 1, name: 'Nandini Desai', time: expect.stringMatching(/^\d+:\d\d [ap]m$/) },
    ]);
    expect(JSON.stringify(page)).not.toMatch(/Digestive|Heartburn|Ayurvedic/);
    const { list } = await listOf(appointmentDesk);
    expect(JSON.stringify(list)).toMatch(/Heartburn/);
  });

  test('shows its lists when the figures do not come in time, and so do the pages of orders', async () => {
    await insertOrder(shopApi().db);
    const network = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const { url } = new Request(input, init);
      if (url.endsWith('/staff/overview/')) return new Response('', { status: 503 });
      return network(input, init);
    };
    const page = await getDashboardPage();
    const { list } = await listOf(orderDesk);
    const one = await getSentPage(orderDesk, 1);
    globalThis.fetch = network;
    expect(page).toMatchObject({ figures: undefined, counts: null, orders: [{ id: 1 }] });
    expect(list?.count).toBe(1);
    expect(one).toMatchObject({ counts: null, entry: { id: 1 } });
  });

  test('redirects former staff to the page for unknown addresses', async () => {
    const { db } = shopApi();
    const isStaffAccount = eq(customers.email, 'staff@example.com');
    await db.update(customers).set({ isStaff: false }).where(isStaffAccount);
    await expect(getDashboardPage()).rejects.toThrow('redirected to /page-not-found');
    await expect(listOf(refundDesk)).rejects.toThrow('redirected to /page-not-found');
    await db.update(customers).set({ isStaff: true }).where(isStaffAccount);
  });

  test('leaves out what the roles of its reader do not include', async () => {
    await withRoles(['texts'], async () => {
      const page = await getDashboardPage();
      expect(page).toMatchObject({ roles: ['texts'], figures: { roles: ['texts'] } });
      const { chart, orders, stock, agenda, leads, steps } = page;
      expect([chart, orders, stock, agenda, leads, steps]).toEqual(Array(6).fill(undefined));
      expect(Object.keys(page.figures ?? {})).toEqual(['lacks_second_factor', 'roles']);
    });
    await withRoles(['catalogue'], async () => {
      const { orders, stock, counts } = await getDashboardPage();
      expect([orders, stock?.length, counts?.orders]).toEqual([undefined, 5, 0]);
    });
  });

  test('asks who is logged out to log in', async () => {
    shopper.cookies.clear();
    await expect(getDashboardPage()).rejects.toThrow(
      'redirected to /api/login/check?next=%2Fdashboard',
    );
  });
});

test('a page of other roles is refused, also where its list may be read for other desks', async () => {
  await insertOrder(shopApi().db);
  await withRoles(['texts'], async () => {
    await expect(listOf(orderDesk)).rejects.toThrow('403');
    await expect(getSentPage(orderDesk, 1)).rejects.toThrow('403');
    await expect(listOf(productDesk)).rejects.toThrow('403');
    expect((await listOf(bannerDesk)).roles).toEqual(['texts']);
  });
});

async function withRoles(roles: StaffRole[], done: () => Promise<void>): Promise<void> {
  const { db } = shopApi();
  const isStaffAccount = eq(customers.email, 'staff@example.com');
  await db.update(customers).set({ roles }).where(isStaffAccount);
  await done().finally(() =>
    db
      .update(customers)
      .set({ roles: ['all'] })
      .where(isStaffAccount),
  );
}

test('the list of orders is paged', async () => {
  for (let n = 0; n < 26; n += 1) await insertOrder(shopApi().db);
  const { list } = await listOf(orderDesk, { page: '2', page_size: '25' });
  expect(list).toMatchObject({ count: 26, page: 2, totalPages: 2, rows: [{ id: 1 }] });
});
