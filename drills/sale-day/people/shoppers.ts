import { sealData } from 'iron-session';
import { AHMEDABAD, buyer, MUMBAI, type Registry } from '../../../__tests__/support/buyer.ts';
import { StorefrontBrowser } from '../../../__tests__/support/storefront-browser.ts';
import type { Database } from '../../../shop-api/db/database.ts';
import { customers } from '../../../shop-api/db/schema/customers.ts';
import { apiTokens } from '../../../shop-api/db/schema/sessions.ts';
import { tokenHash } from '../../../shop-api/domain/session/token-hash.ts';
import { randomIds } from '../../../shop-api/providers/ids.ts';
import { SESSION_SECRET } from '../settings.ts';

const A_DAY_MS = 86_400_000;

/** A customer in a browser of their own, logged in, with an address. */
export interface Shopper {
  browser: StorefrontBrowser;
  /** The address of the network, which limits count. */
  network: string;
  email: string;
  addressId: number;
  cityId: number;
}

/** Registers a login; returns the headers of a call with it. */
export async function logIn(db: Database, customerId: number): Promise<Record<string, string>> {
  const token = randomIds.loginToken();
  const expiresAt = new Date(Date.now() + A_DAY_MS);
  await db.insert(apiTokens).values({ tokenHash: tokenHash(token), customerId, expiresAt });
  return { Authorization: `token ${token}` };
}

/** Makes customers with a proven mailbox, every other of them in the shop's own city. */
export async function makeShoppers(db: Database, count: number): Promise<Shopper[]> {
  const registry: Registry = { db, customer: (customerId = 1) => logIn(db, customerId) };
  return Promise.all(Array.from({ length: count }, (_, index) => makeShopper(registry, index)));
}

async function makeShopper(registry: Registry, index: number): Promise<Shopper> {
  const email = `sale.${index}@example.com`;
  const values = { firstName: 'Asha', lastName: `Sale ${index}`, email, emailProvenAt: new Date() };
  const [row] = await registry.db.insert(customers).values(values).returning();
  const city = index % 2 ? MUMBAI : AHMEDABAD;
  const { who, addressId } = await buyer(registry, row?.id, city);
  const token = who.Authorization?.replace('token ', '');
  const customer = { firstName: values.firstName, isStaff: false };
  const browser = new StorefrontBrowser();
  const login = await sealData({ token, customer }, { password: SESSION_SECRET });
  browser.cookies.set('vanya_login', login);
  return { browser, network: `10.1.0.${index + 1}`, email, addressId, cityId: city.cityId };
}
