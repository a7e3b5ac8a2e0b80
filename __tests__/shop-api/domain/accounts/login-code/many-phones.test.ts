import { expect, test } from '@jest/globals';
import {
  callSendLoginCode,
  callSendSolved,
  callVerifyLoginCode,
  codeOn,
  newNumber,
} from '@/__tests__/support/phone';
import { size } from '@/__tests__/support/size';
import { onEachApp } from '@/__tests__/support/test-app';
import { customers } from '@/shop-api/db/schema/customers';

const SENDS = size({ quick: 200, heavy: 10_000 });
const PHONES = size({ quick: 50, heavy: 1_000 });
const TIME_LIMIT_MS = 20 * 60_000;
const AT_ONCE = 25;

async function inBatches(count: number, work: (index: number) => Promise<unknown>) {
  for (let start = 0; start < count; start += AT_ONCE) {
    const length = Math.min(AT_ONCE, count - start);
    await Promise.all(Array.from({ length }, (_, index) => work(start + index)));
  }
}

onEachApp((app) => {
  async function registered(count: number): Promise<string[]> {
    const numbers = Array.from({ length: count }, newNumber);
    const names = { firstName: 'Asha', lastName: 'Shah' };
    await app.db.insert(customers).values(numbers.map((phone) => ({ ...names, phone })));
    return numbers;
  }

  test(
    `${SENDS} sends from one IP address under 2,000 forged ones, a new browser each, send fewer than 20`,
    async () => {
      const numbers = await registered(SENDS);
      const before = app.outbox.messages.length;
      await inBatches(SENDS, async (index) => {
        const forged = `198.51.${Math.floor((index % 2000) / 250)}.${index % 250}`;
        const headers = { 'X-Forwarded-For': `${forged}, 203.0.113.9`, ...(await app.visitor()) };
        await callSendLoginCode(app, headers, numbers[index] ?? '');
      });
      // Concurrent requests are counted before one of them is refused.
      const sent = app.outbox.messages.length - before;
      expect(sent).toBeGreaterThan(0);
      expect(sent).toBeLessThan(20);
    },
    TIME_LIMIT_MS,
  );

  test(
    `${PHONES} phones behind one IP address all log in`,
    async () => {
      const numbers = await registered(PHONES);
      const statuses = new Map<number, number>();
      await inBatches(PHONES, async (index) => {
        const mobile = numbers[index] ?? '';
        const headers = { 'X-Forwarded-For': '203.0.113.10', ...(await app.visitor()) };
        await callSendSolved(app, headers, mobile);
        const { status } = await callVerifyLoginCode(app, headers, {
          mobile,
          otp: codeOn(app, mobile),
        });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      });
      expect([...statuses]).toEqual([[200, PHONES]]);
    },
    TIME_LIMIT_MS,
  );
});
