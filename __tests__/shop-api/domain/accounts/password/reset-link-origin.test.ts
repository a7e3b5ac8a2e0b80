import { afterEach, describe, expect, test } from '@jest/globals';
import { deliverMails } from '@/__tests__/support/deliver-mails';
import { newCustomer } from '@/__tests__/support/new-customer';
import { ask, use } from '@/__tests__/support/reset-password';
import { captchaFor } from '@/__tests__/support/solve-captcha';
import { onEachApp, type TestApp } from '@/__tests__/support/test-app';
import { COMPANY_HEADER } from '@/contract/kit/headers';
import { createLogger } from '@/shop-api/http/log';

type Headers = Record<string, string>;

const TOKEN = /[\w-]{43}/g;
const PATH = '/user/reset-password/';

const logged: string[] = [];
const logger = createLogger({
  level: 'trace',
  destination: { write: (line) => void logged.push(line) },
});

/** Asks for a link with the given path and headers; returns the mail without the token. */
async function mailAfter(
  app: TestApp,
  { path = PATH, headers = {} }: { path?: string; headers?: Headers },
) {
  const { email } = await newCustomer(app.db);
  const recaptcha = await captchaFor(app, 'reset_password');
  const { status } = await app.send(path, {
    method: 'POST',
    headers: { [COMPANY_HEADER]: '7', ...headers },
    body: JSON.stringify({ email, recaptcha }),
  });
  expect(status).toBe(200);
  const [{ to, subject = '', text = '', html = '' } = {}] = await deliverMails(app);
  expect(to).toBe(email);
  return { subject, text: text.replace(TOKEN, 'T'), html: html.replace(TOKEN, 'T') };
}

onEachApp(
  (app) => {
    afterEach(async () => void (await deliverMails(app)));

    describe('the mailed link', () => {
      test('leads to the shop and contains 256 random bits', async () => {
        const { email } = await newCustomer(app.db);
        await ask(app, email);
        const [mail] = await deliverMails(app);
        expect(mail?.text).toMatch(/^https:\/\/vanya\.example\/reset-password\/[\w-]{43}$/m);
        expect(mail?.html).toMatch(/href="https:\/\/vanya\.example\/reset-password\/[\w-]{43}"/);
      });

      test.each<[string, { path?: string; headers?: Headers }]>([
        ['Host', { headers: { Host: 'evil.example' } }],
        ['X-Forwarded-Host', { headers: { 'X-Forwarded-Host': 'evil.example' } }],
        ['X-Forwarded-Proto', { headers: { 'X-Forwarded-Proto': 'http' } }],
        ['X-Forwarded-Port', { headers: { 'X-Forwarded-Port': '8443' } }],
        ['X-Forwarded-Prefix', { headers: { 'X-Forwarded-Prefix': '/evil' } }],
        ['X-Forwarded-Server', { headers: { 'X-Forwarded-Server': 'evil.example' } }],
        ['Forwarded', { headers: { Forwarded: 'host=evil.example;proto=http' } }],
        ['X-Original-URL', { headers: { 'X-Original-URL': '//evil.example/' } }],
        ['X-Rewrite-URL', { headers: { 'X-Rewrite-URL': 'http://evil.example/' } }],
        [
          'X-Host',
          { headers: { 'X-Host': 'evil.example', 'X-HTTP-Host-Override': 'evil.example' } },
        ],
        [
          'Origin and Referer',
          { headers: { Origin: 'http://evil.example', Referer: 'http://evil.example/' } },
        ],
        ['an absolute address', { path: `http://evil.example${PATH}` }],
        ['an absolute address of another scheme', { path: `https://evil.example:8443${PATH}` }],
      ])('is not changed by %s', async (_name, request) => {
        const usual = await mailAfter(app, {});
        expect(await mailAfter(app, request)).toEqual(usual);
        expect(JSON.stringify(usual)).not.toContain('evil');
      });
    });

    describe('the token of the link', () => {
      test('appears in no answer and in no log, whether used, used again or refused', async () => {
        const { email } = await newCustomer(app.db);
        const asked = await ask(app, email);
        const [mail] = await deliverMails(app);
        const token = mail?.text.match(TOKEN)?.[0] ?? '';
        const answers = [
          asked,
          await use(app, token, 'weak'),
          await use(app, token),
          await use(app, token),
        ];
        expect(answers.map(({ status }) => status)).toEqual([200, 422, 200, 404]);
        const told = answers.map(({ body, headers }) => JSON.stringify([body, [...headers]]));
        const written = [...told, ...logged].join('\n');
        expect(written).toContain('/user/reset-password/***/');
        expect(written).not.toContain(token);
        expect(logged.join('\n')).not.toMatch(TOKEN);
      });
    });
  },
  { logger },
);
