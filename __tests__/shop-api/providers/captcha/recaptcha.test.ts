import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { recaptcha } from '@/shop-api/providers/captcha/recaptcha';
import { FixedClock } from '@/shop-api/providers/clock/clock';
import { openSiteverify } from '../../../support/siteverify';

const NOW = new Date('2026-11-21T06:30:00Z');
const google = openSiteverify();

const captcha = (changes: object = {}) =>
  recaptcha({ ...google.settings(), clock: new FixedClock(NOW), ...changes });

const asked = (answer: string) => ({ form: 'signup', answer, address: '192.0.2.7' });
const GOOD = { action: 'signup', hostname: 'vanya.example', score: 0.9 };

beforeAll(() => google.open());
afterAll(() => google.close());

describe('reCAPTCHA', () => {
  it('gives the form the key of the site', async () => {
    expect(await captcha().task('signup')).toEqual({
      provider: 'recaptcha',
      siteKey: 'the-site-key',
      challenge: null,
    });
  });

  it('asks Google with the secret, the answer and the address', async () => {
    const token = google.give(GOOD);
    await captcha().check(asked(token));
    expect(google.asked.at(-1)).toEqual({
      secret: 'the-secret-key',
      response: token,
      remoteip: '192.0.2.7',
    });
  });

  it('keeps to itself an address that is none', async () => {
    await captcha().check({ ...asked(google.give(GOOD)), address: 'unknown' });
    expect(google.asked.at(-1)).not.toHaveProperty('remoteip');
  });

  it('accepts what Google accepts, and names it without showing it', async () => {
    const token = google.give(GOOD);
    const solved = await captcha().check(asked(token));
    expect(solved).toEqual({
      id: expect.stringMatching(/^recaptcha:[\da-f]{64}$/),
      expiresAt: new Date(NOW.getTime() + 120_000),
    });
    expect(solved?.id).not.toContain(token);
  });

  it('takes the score that is just enough', async () => {
    expect(await captcha().check(asked(google.give({ ...GOOD, score: 0.5 })))).toBeDefined();
  });

  it.each([
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

  it('refuses an answer that was used, is too old or was never given', async () => {
    const token = google.give(GOOD);
    expect(await captcha().check(asked(token))).toBeDefined();
    expect(await captcha().check(asked(token))).toBe(undefined);
    expect(await captcha().check(asked('never-given'))).toBe(undefined);
    expect(await captcha().check(asked(''))).toBe(undefined);
  });

  it.each(['500', 'garbage', 'no verdict', 'null', 'huge', 'redirect', 'hang', 'drip', 'cut off'])(
    'says that Google gave no verdict: %s',
    async (trouble) => {
      const startedAt = performance.now();
      await expect(captcha({ timeLimitMs: 500 }).check(asked(trouble))).rejects.toThrow();
      expect(performance.now() - startedAt).toBeLessThan(3_000);
    },
  );

  it('says that Google gave no verdict: nobody there', async () => {
    const verifyUrl = 'http://127.0.0.1:9/recaptcha/api/siteverify';
    await expect(captcha({ verifyUrl }).check(asked('token'))).rejects.toThrow();
  });

  it('says when the key of the shop is wrong, which is no fault of the shopper', async () => {
    const wrong = captcha({ secretKey: 'wrong' });
    await expect(wrong.check(asked(google.give(GOOD)))).rejects.toThrow('RECAPTCHA_SECRET_KEY');
  });
});
