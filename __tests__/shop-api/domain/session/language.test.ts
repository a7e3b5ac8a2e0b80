import { expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { logIn } from '@/__tests__/support/log-in';
import { accountOf, newCustomer } from '@/__tests__/support/new-customer';
import { newEmail, signUpAs } from '@/__tests__/support/sign-up-as';
import { onEachApp } from '@/__tests__/support/test-app';
import { LANGUAGE_HEADER } from '@/contract/kit/headers';
import { customers } from '@/shop-api/db/schema/customers';

onEachApp((app) => {
  test('messages to a customer are in the language of the pages that were opened last', async () => {
    const customer = await newCustomer(app.db);
    const { who } = await logIn(app, customer);
    const languageAfter = async (headers: Record<string, string>) => {
      const { status } = await app.call('GET /cart/', { who, headers });
      expect(status).toBe(200);
      return (await accountOf(app.db, customer.id)).language;
    };
    expect(await languageAfter({})).toBe('en');
    expect(await languageAfter({ [LANGUAGE_HEADER]: 'hi' })).toBe('hi');
    expect(await languageAfter({})).toBe('hi');
    // A browser's own list names no language of the shop's pages.
    expect(await languageAfter({ [LANGUAGE_HEADER]: 'en-GB,en;q=0.9' })).toBe('hi');
    expect(await languageAfter({ [LANGUAGE_HEADER]: 'en' })).toBe('en');
  });

  test('an account begins in the language of the page where it was opened', async () => {
    const who = await app.visitor();
    const email = newEmail();
    const language = { [LANGUAGE_HEADER]: 'hi' };
    const { status } = await signUpAs(app, { ...who, ...language }, { email });
    expect(status).toBe(200);
    const isOwn = eq(customers.email, email);
    const [opened] = await app.db.select().from(customers).where(isOwn);
    expect(opened?.language).toBe('hi');
  });
});
