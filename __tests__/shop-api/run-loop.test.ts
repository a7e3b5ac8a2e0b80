import { expect, test } from '@jest/globals';
import { pino } from 'pino';
import { runLoop } from '@/shop-api/run-loop';

const HOUR_MS = 3_600_000;

/** Runs a loop whose rounds do these amounts of work; `false` fails. Settles after the last one. */
async function rounds(amounts: (number | false)[], everyMs = 1) {
  const lines: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
  const all = Promise.withResolvers<void>();
  let count = 0;
  const work = async () => {
    const amount = amounts[count];
    count += 1;
    if (count === amounts.length) all.resolve();
    if (amount === false) throw new Error('no database');
    return amount ?? 0;
  };
  const loop = runLoop({ failure: 'The work failed', everyMs, logger, work });
  await all.promise;
  await loop.stop();
  return { count: () => count, lines };
}

test('goes on at once while there is work, and waits when nothing was due', async () => {
  const { count } = await rounds([3, 1, 0], HOUR_MS);
  expect(count()).toBe(3);
});

test('a round that fails is logged and made up for by the next one', async () => {
  const { lines } = await rounds([false, 0]);
  expect(lines).toEqual([expect.stringMatching(/The work failed/)]);
});

test('does nothing after it was stopped, and stops when the running round has ended', async () => {
  const { count } = await rounds([0]);
  const before = count();
  await new Promise(setImmediate);
  expect(count()).toBe(before);

  const started = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<number>();
  let isStopped = false;
  const work = () => {
    started.resolve();
    return goOn.promise;
  };
  const loop = runLoop({ failure: '', everyMs: HOUR_MS, logger: pino({ level: 'silent' }), work });
  await started.promise;
  const stopped = loop.stop().then(() => {
    isStopped = true;
  });
  await new Promise(setImmediate);
  expect(isStopped).toBe(false);
  goOn.resolve(1);
  await stopped;
});
