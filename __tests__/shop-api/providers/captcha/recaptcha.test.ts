import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openSiteverify } from '@/__tests__/support/siteverify';
import { recaptcha } from '@/shop-api/providers/captcha/recaptcha';
import { FixedClock } from '@/shop-api/providers/clock';

const NOW = new Date('2026-11-21T06:30:00Z');
const google = openSiteverify();

const captcha = (changes: object = {}) =>
  recaptcha({ ...google.settings(), clock: new FixedClock(NOW), ...changes });

const asked = (answer: string) => ({ form: 'signup', answer, address: '192.0.2.7' });
const GOOD = { action: 'signup', hostname: 'vanya.example', score: 0.9 };

beforeAll(() => google.open());
afterAll(() => google.close());

describe('reCAPTCHA', () => {
  test('gives the form the site key', async () => {
    expect(await captcha().task('signup')).toEqual({
      provider: 'recaptcha',
      siteKey: 'the-site-key',
      challenge: null,
    });
  });

  test('sends Google the secret, the answer and the client address', async () => {
    const token = google.give(GOOD);
    await captcha().check(asked(token));
    expect(google.asked.at(-1)).toEqual({
      secret: 'the-secret-key',
      response: token,
      remoteip: '192.0.2.7',
    });
  });

  test('does not send an unknown address', async () => {
    await captcha().check({ ...asked(google.give(GOOD)), address: 'unknown' });
    expect(google.asked.at(-1)).not.toHaveProperty('remoteip');
  });

  test('accepts what Google accepts, with an id that does not reveal the answer', async () => {
    const token = google.give(GOOD);
    const solved = await captcha().check(asked(token));
    expect(solved).toEqual({
      id: expect.stringMatching(/^recaptcha:[\da-f]{64}$/),
      expiresAt: new Date(NOW.getTime() + 120_000),
    });
    expect(solved?.id).not.toContain(token);
  });

  test('accepts the minimum score', async () => {
    expect(await captcha().check(asked(google.give({ ...GOOD, score: 0.5 })))).toBeDefined();
  });

  test.each([
    ['another form', { action: 'reset_password' }],
    ['no form', { action: undefined }],
    ['another host', { hostname: 'evil.example' }],
    ['a host that ends alike', { hostname: 'not-vanya.example' }],
    ['a low score', { score: 0.4 }],
    ['no score, as version 2 answers', { score: undefined }],
    ['a score that is no number', { score: '0.9' }],
  ])('refuses an answer with %s', async (_name, facts) => {
    expect(await captcha().check(asked(google.give({ ...GOOD, ...facts })))).toBe(undefined);
  });

  test('refuses an answer that was used, has expired or was never issued', async () => {
    const token = google.give(GOOD);
    expect(await captcha().check(asked(token))).toBeDefined();
    expect(await captcha().check(asked(token))).toBe(undefined);
    expect(await captcha().check(asked('never-given'))).toBe(undefined);
    expect(await captcha().check(asked(''))).toBe(undefined);
  });

  test.each([
    '500',
    'garbage',
    'no verdict',
    'null',
    'huge',
    'redirect',
    'hang',
    'drip',
    'cut off',
  ])('reports that Google gave no verdict: %s', async (trouble) => {
    const startedAt = performance.now();
    await expect(captcha({ timeLimitMs: 500 }).check(asked(trouble))).rejects.toThrow();
    expect(performance.now() - startedAt).toBeLessThan(3_000);
  });

  test('reports that Google gave no verdict: no server', async () => {
    const verifyUrl = 'http://127.0.0.1:9/recaptcha/api/siteverify';
    await expect(captcha({ verifyUrl }).check(asked('token'))).rejects.toThrow();
  });

  test('reports a wrong secret key as a fault of the shop, not of the shopper', async () => {
    const wrong = captcha({ secretKey: 'wrong' });
    await expect(wrong.check(asked(google.give(GOOD)))).rejects.toThrow('RECAPTCHA_SECRET_KEY');
  });
});
