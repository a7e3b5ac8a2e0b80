import { describe, expect, test } from '@jest/globals';
import { solve } from '@/__tests__/support/solve-captcha';
import { testKeys } from '@/__tests__/support/test-deps';
import { altcha } from '@/shop-api/providers/captcha/altcha';
import { FixedClock } from '@/shop-api/providers/clock';
import { keysFrom } from '@/shop-api/providers/keys';

const MINUTE_MS = 60_000;
const work = { cost: 1, min: 1, max: 3 };

function newCaptcha(keys = testKeys) {
  // Years before the machine's clock: only the shop's clock decides what has expired.
  const clock = new FixedClock(new Date('2020-01-14T06:30:00Z'));
  return { clock, captcha: altcha({ keys, clock, work }) };
}

async function solved(captcha: ReturnType<typeof altcha>, form = 'signup') {
  const { challenge } = await captcha.task(form);
  return solve(challenge ?? {});
}

const opened = (answer: string) => JSON.parse(Buffer.from(answer, 'base64').toString());
const closed = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');
const asked = (answer: string, form = 'signup') => ({ form, answer, address: '192.0.2.1' });

describe('the proof of work', () => {
  test('sends the widget its expiry', async () => {
    const { captcha, clock } = newCaptcha();
    const { challenge } = await captcha.task('signup');
    const expiresAt = clock.now().getTime() / 1000 + 600;
    expect(challenge).toMatchObject({ parameters: { expiresAt } });
  });

  test('accepts a solution and returns its id', async () => {
    const { captcha, clock } = newCaptcha();
    const answer = await solved(captcha);
    const { nonce } = opened(answer).challenge.parameters;
    expect(await captcha.check(asked(answer))).toEqual({
      id: `altcha:${nonce}`,
      expiresAt: new Date(clock.now().getTime() + 10 * MINUTE_MS),
    });
  });

  test('returns the same id for every encoding of a solution', async () => {
    const { captcha } = newCaptcha();
    const answer = await solved(captcha);
    const { challenge, solution } = opened(answer);
    const { parameters, signature } = challenge;
    const otherwise = closed({
      solution: { ...solution, time: 7 },
      challenge: { signature, parameters: { ...parameters, expiresAt: 4e9 }, more: 1 },
    });
    const [first, second] = [
      await captcha.check(asked(answer)),
      await captcha.check(asked(otherwise)),
    ];
    expect(second).toEqual(first);
  });

  test('refuses a solution made for another form', async () => {
    const { captcha } = newCaptcha();
    expect(await captcha.check(asked(await solved(captcha, 'signup'), 'reset_password'))).toBe(
      undefined,
    );
  });

  test('refuses an expired solution, regardless of the expiry it states', async () => {
    const { captcha, clock } = newCaptcha();
    const answer = await solved(captcha);
    clock.advance(10 * MINUTE_MS - 1);
    expect(await captcha.check(asked(answer))).toBeDefined();
    clock.advance(1);
    const payload = opened(answer);
    payload.challenge.parameters.expiresAt = 4e9;
    expect(await captcha.check(asked(answer))).toBe(undefined);
    expect(await captcha.check(asked(closed(payload)))).toBe(undefined);
  });

  test('refuses work that was not done', async () => {
    const { captcha } = newCaptcha();
    const payload = opened(await solved(captcha));
    const { derivedKey } = payload.solution;
    payload.solution.derivedKey = `${'0'.repeat(8)}${derivedKey.slice(8)}`;
    expect(await captcha.check(asked(closed(payload)))).toBe(undefined);
  });

  test.each([
    ['cost', 2],
    ['nonce', 'ab'.repeat(16)],
    ['keyPrefix', '00'],
    ['data', { form: 'signup', until: 4e9 }],
    ['keySignature', undefined],
  ])('refuses a challenge whose %s was changed', async (name, value) => {
    const { captcha } = newCaptcha();
    const payload = opened(await solved(captcha));
    payload.challenge.parameters[name] = value;
    expect(await captcha.check(asked(closed(payload)))).toBe(undefined);
  });

  test('refuses a challenge of another shop', async () => {
    const other = newCaptcha(keysFrom('a secret of somebody else entirely'));
    expect(await newCaptcha().captcha.check(asked(await solved(other.captcha)))).toBe(undefined);
  });

  test.each([
    '',
    'no base64 at all!',
    closed(null),
    closed([]),
    closed('text'),
    closed({ challenge: null, solution: {} }),
    closed({ challenge: { parameters: { data: { form: 'signup' } } } }),
    closed({ challenge: { parameters: { data: { form: 'signup' } }, signature: 7 } }),
    closed({ challenge: { parameters: { data: { form: 'signup' } }, signature: 'é'.repeat(64) } }),
    'A'.repeat(5_000_000),
    closed({ challenge: { parameters: { data: { form: 'signup' } }, signature: 'a'.repeat(1e6) } }),
  ])('refuses garbage without throwing (%#)', async (answer) => {
    expect(await newCaptcha().captcha.check(asked(answer))).toBe(undefined);
  });
});
