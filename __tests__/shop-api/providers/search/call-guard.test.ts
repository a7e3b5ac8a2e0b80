import { afterEach, expect, jest, test } from '@jest/globals';
import { CallGuard } from '@/shop-api/providers/search/call-guard';

const LIMIT_MS = 1_000;
const REST_MS = 10_000;

function newGuard() {
  const alarms: string[] = [];
  const guard = new CallGuard({
    what: 'searches',
    alarm: (text) => alarms.push(text),
    restMs: REST_MS,
  });
  let calls = 0;
  const run = (call: () => Promise<unknown>) =>
    guard
      .run(LIMIT_MS, () => {
        calls += 1;
        return call();
      })
      .catch((error: Error) => error.name);
  return { alarms, run, calls: () => calls };
}

const down = () => Promise.reject(new Error('connect ECONNREFUSED'));
const refused = () =>
  Promise.reject(Object.assign(new Error('parsing_exception'), { statusCode: 400 }));
const right = () => Promise.resolve('right');

afterEach(() => {
  jest.restoreAllMocks();
});

test('an answer comes through, and nothing is logged', async () => {
  const { run, alarms } = newGuard();
  expect(await run(right)).toBe('right');
  expect(alarms).toEqual([]);
});

test('after three failures in a row no call is made for ten seconds, then one tries again', async () => {
  const { run, calls, alarms } = newGuard();
  const start = Date.now();
  for (let at = 0; at < 5; at += 1) expect(await run(down)).toBe('SearchServerError');
  expect(calls()).toBe(3);
  jest.spyOn(Date, 'now').mockReturnValue(start + 2 * REST_MS);
  expect(await run(down)).toBe('SearchServerError');
  expect(calls()).toBe(4);
  jest.spyOn(Date, 'now').mockReturnValue(start + 4 * REST_MS);
  expect(await run(right)).toBe('right');
  expect(await run(right)).toBe('right');
  expect(calls()).toBe(6);
  expect(alarms.at(0)).toBe('The search server failed at searches: connect ECONNREFUSED');
  expect(alarms.at(-1)).toBe('The search server takes searches again');
});

test('a right answer between failures keeps the calls going', async () => {
  const { run } = newGuard();
  for (const call of [down, down, right, down, down]) await run(call);
  expect(await run(right)).toBe('right');
});

test('a refused query is logged once and does not count as a failure of the server', async () => {
  const { run, alarms } = newGuard();
  for (let at = 0; at < 5; at += 1) expect(await run(refused)).toBe('SearchServerError');
  expect(await run(right)).toBe('right');
  expect(alarms).toEqual(['The search server failed at searches: parsing_exception']);
});
