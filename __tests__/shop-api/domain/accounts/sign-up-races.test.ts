import { expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { newEmail, signUpAs } from '@/__tests__/support/sign-up-as';
import { TestApp } from '@/__tests__/support/test-app';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { accountApiMessages } from '@/contract/messages/account';
import { customers } from '@/shop-api/db/schema/customers';
import { argon2Passwords } from '@/shop-api/providers/passwords/argon2-passwords';
import type { Passwords } from '@/shop-api/providers/passwords/passwords';

const MANY = 20;

/** Releases the hashes when the last one is made, so that all sign-ups continue at once. */
function allAtOnce(count: number): Passwords {
  const real = argon2Passwords({ atOnce: 2, waiting: count });
  const ready = Promise.withResolvers<void>();
  let made = 0;
  return {
    ...real,
    async hash(password) {
      const hash = await real.hash(password);
      made += 1;
      if (made === count) ready.resolve();
      await ready.promise;
      return hash;
    },
  };
}

onEachDatabase((database) => {
  test(`${MANY} concurrent sign-ups with one email address create one account`, async () => {
    const app = new TestApp(() => database.db, { passwords: allAtOnce(MANY) });
    const email = newEmail();
    const answers = await Promise.all(
      Array.from({ length: MANY }, (_, index) =>
        signUpAs(app, {}, { email: index % 2 ? email : email.toUpperCase() }),
      ),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(MANY - 1);
    const message = accountApiMessages.knownEmail;
    for (const { body } of refused) expect(body.errors).toEqual({ email: [message] });
    const isThis = eq(sql`lower(${customers.email})`, email);
    expect(await app.db.select().from(customers).where(isThis)).toHaveLength(1);
  });
});
