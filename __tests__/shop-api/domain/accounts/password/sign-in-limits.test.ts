import { beforeEach, describe, expect, test } from '@jest/globals';
import { newCustomer, PASSWORD } from '@/__tests__/support/new-customer';
import { size } from '@/__tests__/support/size';
import { onEachApp } from '@/__tests__/support/test-app';
import { requestMessages } from '@/contract/messages/requests';
import { PasswordsBusy } from '@/shop-api/providers/passwords/passwords';

const MINUTE_MS = 60_000;
const GUESSES = size({ quick: 300, heavy: 2_000 });
const MANY_MS = 60_000 + GUESSES * 50;

/** Counts the evaluated passwords; real hashes would take minutes here and prove no more. */
let evaluated = 0;
let isBusy = false;
const counting = {
  hash: async () => 'unused',
  matches: async (password: string) => {
    if (isBusy) throw new PasswordsBusy('busy');
    evaluated += 1;
    return password === PASSWORD;
  },
};

/** Counts the IP addresses, so that each one is new. */
let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return `198.51.${addresses >> 8}.${addresses & 0xff}`;
};

onEachApp(
  (app) => {
    const signIn = (email: string, password: string, address: string) =>
      app.call('POST /user/signin/', {
        headers: { 'X-Forwarded-For': address },
        body: { email, password },
      });
    const wrong = (email: string, address: string) => signIn(email, 'Wrong@1234', address);
    const statusOf = async (answer: ReturnType<typeof signIn>) => (await answer).status;

    async function guess(times: number, email: string, address: () => string) {
      for (let done = 0; done < times; done += 50) {
        await Promise.all(Array.from({ length: 50 }, () => wrong(email, address())));
      }
    }

    beforeEach(() => {
      evaluated = 0;
      isBusy = false;
    });

    describe('one IP address that guesses at one account', () => {
      test('is stopped after five failures, and the answer says when to try again', async () => {
        const [{ email }, address] = [await newCustomer(app.db), newAddress()];
        for (let tries = 0; tries < 5; tries++) {
          expect(await statusOf(wrong(email, address))).toBe(422);
        }
        app.clock.advance(5 * MINUTE_MS);
        expect(await signIn(email, PASSWORD, address)).toMatchObject({
          status: 429,
          body: { message: 'Too many attempts. Please try again in 10 minutes.' },
        });
        app.clock.advance(10 * MINUTE_MS);
        expect(await statusOf(signIn(email, PASSWORD, address))).toBe(200);
      });

      test('is stopped as early by parallel guesses, in any spelling of the email', async () => {
        const [{ email }, address] = [await newCustomer(app.db), newAddress()];
        const spellings = [email, email.toUpperCase(), ` ${email}`, `S${email.slice(1)}`];
        await Promise.all(
          Array.from({ length: 20 }, (_, index) => wrong(spellings[index % 4] ?? email, address)),
        );
        expect(evaluated).toBe(5);
      });

      test('is stopped just the same at an unregistered email address', async () => {
        const address = newAddress();
        const answers = [];
        for (let tries = 0; tries < 6; tries++) answers.push(wrong('no@example.com', address));
        const statuses = (await Promise.all(answers)).map(({ status }) => status);
        expect(statuses.sort()).toEqual([422, 422, 422, 422, 422, 429]);
      });

      test('has its failures cleared when it enters the right password after all', async () => {
        const [{ email }, address] = [await newCustomer(app.db), newAddress()];
        for (let round = 0; round < 3; round++) {
          for (let tries = 0; tries < 4; tries++) await wrong(email, address);
          expect(await statusOf(signIn(email, PASSWORD, address))).toBe(200);
        }
      });

      test(
        `gets 5 of ${GUESSES} guesses evaluated, and the owner logs in elsewhere meanwhile`,
        async () => {
          const [{ email }, address] = [await newCustomer(app.db), newAddress()];
          await guess(GUESSES / 2, email, () => address);
          expect(await statusOf(signIn(email, PASSWORD, newAddress()))).toBe(200);
          await guess(GUESSES / 2, email, () => address);
          expect(evaluated).toBe(5 + 1);
        },
        MANY_MS,
      );
    });

    test(
      `of ${GUESSES} guesses from ${GUESSES / 5} IP addresses 100 an hour are evaluated`,
      async () => {
        const { email } = await newCustomer(app.db);
        const many = Array.from({ length: GUESSES / 5 }, newAddress);
        let next = 0;
        await guess(GUESSES, email, () => many[next++ % many.length] ?? '');
        expect(evaluated).toBe(100);
        app.clock.advance(60 * MINUTE_MS);
        expect(await statusOf(signIn(email, PASSWORD, newAddress()))).toBe(200);
      },
      MANY_MS,
    );

    describe('one IP address that tries many accounts', () => {
      test('is stopped after 50 failures an hour, despite logins in between', async () => {
        const [own, address] = [await newCustomer(app.db), newAddress()];
        for (let tries = 0; tries < 60; tries++) {
          if (tries % 10 === 0) await signIn(own.email, PASSWORD, address);
          await wrong(`victim${tries}@example.com`, address);
        }
        expect(evaluated).toBe(50 + 5);
        app.clock.advance(60 * MINUTE_MS);
        expect(await statusOf(signIn(own.email, PASSWORD, address))).toBe(200);
      });

      test('is not stopped when it knows the passwords: carriers share addresses', async () => {
        const address = newAddress();
        const many = await Promise.all(Array.from({ length: 60 }, () => newCustomer(app.db)));
        for (const { email } of many) {
          expect(await statusOf(signIn(email, PASSWORD, address))).toBe(200);
        }
      });

      test('may be an IPv6 network, which counts as one address', async () => {
        const { email } = await newCustomer(app.db);
        for (let tries = 1; tries <= 8; tries++) await wrong(email, `2001:db8:0:7::${tries}`);
        expect(evaluated).toBe(5);
      });
    });

    test('a password not checked for lack of capacity is no failure', async () => {
      const [{ email }, address] = [await newCustomer(app.db), newAddress()];
      isBusy = true;
      for (let tries = 0; tries < 10; tries++) {
        expect(await signIn(email, PASSWORD, address)).toMatchObject({
          status: 429,
          body: { message: requestMessages.busyForAMinute },
        });
      }
      isBusy = false;
      expect(await statusOf(signIn(email, PASSWORD, address))).toBe(200);
    });
  },
  { passwords: counting },
);
