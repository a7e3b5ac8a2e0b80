import { expect, test } from '@jest/globals';
import { Hono } from 'hono';
import { loggedPath } from '@/shop-api/http/route-of';

/** Returns what the log shows of a request. */
async function logged(path: string): Promise<string> {
  let seen = '';
  const app = new Hono()
    .use(async (c, next) => {
      await next();
      seen = loggedPath(c);
    })
    .get('/orders/:id/', (c) => c.text('order'))
    .get('/mails/:token/', (c) => c.text('mail'));
  await app.request(path);
  return seen;
}

test.each([
  ['an id', '/orders/1204/', '/orders/1204/'],
  ['a token', '/mails/Zt3vG8yB1nQ7wR5xK2mD9pL4sH6jF0aC/', '/mails/***/'],
  ['a wrong token, as an address', '/mails/asha%40example.com/', '/mails/***/'],
  ['a wrong token, as a word', '/mails/asha/', '/mails/***/'],
  ['a path that no call has', '/asha@example.com', '***'],
])('the log shows of %s only what is safe', async (_what, path, shown) => {
  expect(await logged(path)).toBe(shown);
});
