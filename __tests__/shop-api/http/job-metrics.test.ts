import { expect, test } from '@jest/globals';
import { ApiMetrics } from '@/shop-api/http/metrics';

/** Metrics, and a function that reads a figure of the task `sweep`. */
function watched() {
  const metrics = new ApiMetrics();
  const figure = async (name: string) => {
    const { text } = await metrics.scrape();
    const value = new RegExp(`^shop_api_job_${name}{task="sweep"} (\\S+)$`, 'm').exec(text)?.[1];
    return Number(value);
  };
  return { jobs: metrics.jobs, figure };
}

test('a job that ends has the time of its success, its duration and no failure', async () => {
  const { jobs, figure } = watched();
  const before = Date.now() / 1000;
  expect(await jobs.count('sweep', async () => 7)).toBe(7);
  expect(await figure('last_success_seconds')).toBeGreaterThanOrEqual(before);
  expect(await figure('last_success_seconds')).toBeLessThanOrEqual(Date.now() / 1000);
  expect([await figure('seconds_count'), await figure('failures_total')]).toEqual([1, 0]);
});

test('a job that fails is counted, keeps the time of its last success, and throws', async () => {
  const { jobs, figure } = watched();
  await jobs.count('sweep', async () => undefined);
  const succeeded = await figure('last_success_seconds');
  const away = new Error('the database is away');
  await expect(jobs.count('sweep', () => Promise.reject(away))).rejects.toBe(away);
  expect(await figure('last_success_seconds')).toBe(succeeded);
  expect([await figure('seconds_count'), await figure('failures_total')]).toEqual([2, 1]);
});

test('a job that fails the same way three times in a row rings the alarm, once', async () => {
  const { jobs } = watched();
  const alarms: string[] = [];
  jobs.alarmBy((message) => alarms.push(message));
  const fail = (why: string, times: number) => {
    const query = new Error('Failed query: select 1\nparams: asha@example.com,\na secret', {
      cause: new Error(why),
    });
    const runs = Array.from({ length: times }, () => () => jobs.count('sweep', throwing(query)));
    return runs.reduce(
      (before, run) => before.then(() => run().catch(() => 0)),
      Promise.resolve(0),
    );
  };
  const throwing = (error: Error) => () => Promise.reject<number>(error);
  await fail('no room after 3 s', 2);
  await fail('a word is null', 2);
  await jobs.count('sweep', async () => undefined);
  await fail('a word is null', 2);
  expect(alarms).toEqual([]);
  await fail('a word is null', 5);
  const told = 'The job sweep failed 3 times in a row: Error: a word is null';
  expect(alarms).toEqual([told]);
  await jobs.count('sweep', async () => undefined);
  await fail('no room after 3 s', 2);
  await fail('no room after 14 s', 1);
  expect(alarms).toEqual([told, expect.stringContaining('no room after 14 s')]);
});

test('a job that says it did only a part is counted as failed', async () => {
  const { jobs, figure } = watched();
  const isWhole = (done: number) => done > 3;
  expect(await jobs.count('sweep', async () => 3, isWhole)).toBe(3);
  expect([await figure('last_success_seconds'), await figure('failures_total')]).toEqual([0, 1]);
});

test('a job that never ends has not succeeded yet, and is no failure', async () => {
  const { jobs, figure } = watched();
  const { promise: hanging, resolve: end } = Promise.withResolvers<void>();
  const run = jobs.count('sweep', () => hanging);
  expect([await figure('last_success_seconds'), await figure('failures_total')]).toEqual([0, 0]);
  end();
  await run;
});
