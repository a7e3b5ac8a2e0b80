import { describe, expect, test } from '@jest/globals';
import { fewAtATime } from '@/shop-api/providers/few-at-a-time';

describe('a job queue', () => {
  test('runs a few jobs at once, in order, and refuses jobs when it is full', async () => {
    const inTurn = fewAtATime({ atOnce: 2, waiting: 3, busy: () => new Error('busy') });
    let running = 0;
    let most = 0;
    const begun: number[] = [];
    const job = (number: number) => async () => {
      begun.push(number);
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
    };
    const jobs = Array.from({ length: 7 }, (_, number) => inTurn(job(number)));
    const ended = await Promise.allSettled(jobs);
    expect(ended.map(({ status }) => status === 'fulfilled')).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
    expect([most, begun]).toEqual([2, [0, 1, 2, 3, 4]]);
  });

  test('continues after a failed job', async () => {
    const inTurn = fewAtATime({ atOnce: 1, waiting: 1, busy: () => new Error('busy') });
    const failing = inTurn(() => Promise.reject(new Error('failed')));
    const next = inTurn(() => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('failed');
    expect(await next).toBe('done');
  });
});
