import { afterEach, describe, expect, test } from '@jest/globals';
import { deliverMails } from '@/__tests__/support/deliver-mails';
import { newCustomer } from '@/__tests__/support/new-customer';
import { size } from '@/__tests__/support/size';
import { captchaFor } from '@/__tests__/support/solve-captcha';
import { type Answer, onEachApp, type TestApp } from '@/__tests__/support/test-app';
import { median, rankTest } from '@/__tests__/support/timings';

const PAIRS = size({ quick: 60, heavy: 500 });
/** The medians must differ by less than this, which the network hides. */
const APART_MS = 5;
/** Requests from one IP address; the limit is 600 an hour. */
const A_NETWORK = 500;

interface Timed {
  answer: Answer;
  ms: number;
}

let asked = 0;

async function ask(app: TestApp, email: string): Promise<Timed> {
  const recaptcha = await captchaFor(app, 'reset_password');
  asked += 1;
  const headers = { 'X-Forwarded-For': `203.0.113.${Math.floor(asked / A_NETWORK)}` };
  const startedAt = performance.now();
  const answer = await app.call('POST /user/reset-password/', {
    headers,
    body: { email, recaptcha },
  });
  return { answer, ms: performance.now() - startedAt };
}

/** Asks for pairs of addresses in alternating order, so that drift affects both alike. */
async function askPairs(app: TestApp, count: number) {
  const known: Timed[] = [];
  const unknown: Timed[] = [];
  for (let index = 0; index < count; index++) {
    const { email } = await newCustomer(app.db);
    const askKnown = async () => known.push(await ask(app, email));
    const askUnknown = async () => unknown.push(await ask(app, `nobody.${email}`));
    const order = index % 2 ? [askKnown, askUnknown] : [askUnknown, askKnown];
    for (const step of order) await step();
  }
  return { known, unknown };
}

const times = (all: Timed[]) => all.map(({ ms }) => ms);

/** Returns the visible part of an answer, without the headers that differ per request. */
function displayed({ status, headers, body }: Answer) {
  const rest = [...headers].filter(([name]) => !['x-request-id', 'date'].includes(name));
  return JSON.stringify({ status, body, headers: rest });
}

onEachApp((app) => {
  afterEach(async () => void (await deliverMails(app)));

  describe('asking for a new password', () => {
    test('is answered alike, byte for byte, for known and unknown addresses', async () => {
      const { known, unknown } = await askPairs(app, 10);
      const answers = [...known, ...unknown].map(({ answer }) => displayed(answer));
      expect(new Set(answers).size).toBe(1);
      expect(known[0]?.answer.status).toBe(200);
    });

    test('takes as long for known addresses as for unknown ones', async () => {
      await askPairs(app, 20);
      const measure = async () => {
        const { known, unknown } = await askPairs(app, PAIRS);
        const apart = Math.abs(median(times(known)) - median(times(unknown)));
        return { apart, p: rankTest(times(known), times(unknown)) };
      };
      const first = await measure();
      // By chance one of a hundred correct runs ranks like this, and one of 10,000 does so twice.
      const isOdd = first.apart >= APART_MS || first.p <= 0.01;
      const last = isOdd ? await measure() : first;
      expect(last.apart).toBeLessThan(APART_MS);
      expect(last.p).toBeGreaterThan(0.01);
    }, 300_000);
  });
});
