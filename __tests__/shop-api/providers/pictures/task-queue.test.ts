import { expect, test } from '@jest/globals';
import { TaskQueue } from '@/shop-api/providers/pictures/task-queue';

test('urgent work comes first, and no more at once than allowed', async () => {
  const queue = new TaskQueue(2);
  const gate = Promise.withResolvers<void>();
  const order: string[] = [];
  let running = 0;
  let max = 0;
  const work = (name: string) => async () => {
    running += 1;
    max = Math.max(max, running);
    order.push(name);
    await gate.promise;
    running -= 1;
    return name;
  };
  const done = [
    queue.run(work('one'), false),
    queue.run(work('two'), false),
    queue.run(work('three'), false),
    queue.run(work('urgent'), true),
  ];
  gate.resolve();
  expect(await Promise.all(done)).toEqual(['one', 'two', 'three', 'urgent']);
  expect(order).toEqual(['one', 'two', 'urgent', 'three']);
  expect(max).toBe(2);
});

test('work that fails fails alone', async () => {
  const queue = new TaskQueue(1);
  const failing = queue.run(() => Promise.reject(new Error('full')), true);
  const next = queue.run(async () => 'made', true);
  await expect(failing).rejects.toThrow('full');
  expect(await next).toBe('made');
});
