import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { FakeCart, type Fate } from '@/__tests__/support/fake-cart';
import { size } from '@/__tests__/support/size';
import type { CartJob, DisplayedCart } from '@/lib/browser/cart-jobs';
import { CartQueue } from '@/lib/browser/cart-queue';

const LINES = { 1: 1, 2: 3, 3: 5 };
const RUNS = size({ quick: 500, heavy: 20_000 });
/** A product that is only ever added. */
const ADDED = 4;

const lineId = fc.constantFrom(1, 2, 3);
const change = fc.record({
  kind: fc.constant('change' as const),
  lineId,
  quantity: fc.integer({ min: 1, max: 11 }),
});
const remove = fc.record({ kind: fc.constant('remove' as const), lineId });
const add = fc.record({
  kind: fc.constant('add' as const),
  productId: fc.constantFrom(1, ADDED),
  quantity: fc.integer({ min: 1, max: 3 }),
});
const read = fc.record({ kind: fc.constant('read' as const) });
const job: fc.Arbitrary<CartJob> = fc.oneof(change, change, change, remove, add, add, read);
const fate = fc.constantFrom<Fate>(
  'arrives',
  'arrives',
  'is lost',
  'loses its answer',
  'arrives twice',
  'arrives late',
);
/** An action of the shopper, and how many events happen before the next one. */
const deed = <Job>(job: fc.Arbitrary<Job>) =>
  fc.array(fc.record({ job, steps: fc.nat(3) }), { maxLength: 20 });

/** A queue with a fake server; the scheduler decides which pause or request ends next. */
function setUp(scheduler: fc.Scheduler, nextFate: () => Fate | undefined) {
  const server = new FakeCart(LINES);
  const world = { server, displayed: undefined as DisplayedCart | undefined, mostAtOnce: 0 };
  const settled: { job: CartJob; error: unknown }[] = [];
  let running = 0;
  let keys = 0;
  const queue = new CartQueue({
    send: async (job, key) => {
      running += 1;
      world.mostAtOnce = Math.max(world.mostAtOnce, running);
      await scheduler.schedule(Promise.resolve(), 'request');
      running -= 1;
      server.deliverLate();
      return server.ask(job, key, nextFate());
    },
    show: (cart) => {
      world.displayed = cart;
    },
    onSettled: (job, error) => settled.push({ job, error }),
    wait: () => scheduler.schedule(Promise.resolve(), 'pause'),
    newKey: () => `key ${++keys}`,
  });
  queue.start(server.cart());
  const act = async (deeds: { job: CartJob; steps: number }[]) => {
    for (const { job, steps } of deeds) {
      void queue.put(job);
      for (let step = 0; step < steps && scheduler.count() > 0; step++) await scheduler.waitOne();
    }
    await scheduler.waitIdle();
  };
  return { world, settled, act };
}

/** The sum of the additions with one of these outcomes. */
function sumOfAdds(
  settled: { job: CartJob; error: unknown }[],
  counts: (error: unknown) => boolean,
) {
  return settled.reduce((sum, { job, error }) => {
    const isCounted = job.kind === 'add' && job.productId === ADDED && counts(error);
    return isCounted ? sum + job.quantity : sum;
  }, 0);
}

const isDone = (error: unknown) => error === undefined;
const mayBeDone = (error: unknown) =>
  isDone(error) || (error as { kind?: string }).kind === 'network';

test('under any network faults, the screen ends with the server’s cart and every write counts once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      deed(job),
      fc.array(fate, { maxLength: 30 }),
      async (scheduler, deeds, fates) => {
        const { world, settled, act } = setUp(scheduler, () => fates.shift());
        await act(deeds);
        fates.length = 0;
        world.server.deliverLate();
        await act([{ job: { kind: 'read' }, steps: 0 }]);

        expect(world.displayed).toEqual({ ...world.server.cart(), isPending: false });
        expect(world.mostAtOnce).toBeLessThanOrEqual(1);
        const added = world.server.quantities.get(ADDED) ?? 0;
        expect(added).toBeGreaterThanOrEqual(sumOfAdds(settled, isDone));
        expect(added).toBeLessThanOrEqual(sumOfAdds(settled, mayBeDone));
      },
    ),
    { numRuns: RUNS },
  );
});

test('when only answers are lost, every line ends with its last tap', async () => {
  const tap = fc.record({
    kind: fc.constant('change' as const),
    lineId,
    quantity: fc.integer({ min: 1, max: 9 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), deed(tap), async (scheduler, deeds) => {
      let requests = 0;
      const { world, settled, act } = setUp(scheduler, () =>
        ++requests % 2 ? 'loses its answer' : 'arrives',
      );
      await act(deeds);
      const wanted = new Map(Object.entries(LINES).map(([id, count]) => [Number(id), count]));
      for (const { job } of deeds) wanted.set(job.lineId, job.quantity);
      expect(world.server.quantities).toEqual(wanted);
      expect(settled.every(({ error }) => isDone(error))).toBe(true);
    }),
    { numRuns: RUNS },
  );
});
