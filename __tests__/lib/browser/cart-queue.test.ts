import { describe, expect, test } from '@jest/globals';
import { FakeCart, type Fate } from '@/__tests__/support/fake-cart';
import type { CartJob, DisplayedCart } from '@/lib/browser/cart-jobs';
import { CartQueue } from '@/lib/browser/cart-queue';

const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

/** A queue with a fake server. The test ends pauses; requests have the given outcomes. */
function setUp(lines: Record<number, number>, fates: Fate[] = []) {
  const server = new FakeCart(lines);
  const sent: CartJob[] = [];
  const outcomes: [CartJob['kind'], unknown][] = [];
  const screens: DisplayedCart[] = [];
  const answers: number[] = [];
  let pauses: (() => void)[] = [];
  let keys = 0;
  const queue = new CartQueue({
    send: async (job, key) => {
      sent.push(job);
      await Promise.resolve();
      return server.ask(job, key, fates.shift());
    },
    show: (cart) => screens.push(cart),
    onAnswer: ({ session }) => answers.push(session.cartCount),
    onSettled: ({ kind }, error) => outcomes.push([kind, error]),
    wait: () => new Promise((resolve) => pauses.push(resolve)),
    newKey: () => `key ${++keys}`,
  });
  queue.start(server.cart());
  const endPauses = () => {
    const ended = pauses;
    pauses = [];
    for (const end of ended) end();
  };
  const settle = async (work: Promise<unknown>) => {
    let isDone = false;
    void work.finally(() => {
      isDone = true;
    });
    while (!isDone) {
      endPauses();
      await nextTurn();
    }
    return work;
  };
  const quantity = (id: number) =>
    screens.at(-1)?.cart.cart_items.find((line) => line.id === id)?.quantity;
  return { queue, server, sent, outcomes, screens, answers, settle, endPauses, quantity };
}

describe('the cart queue', () => {
  test('shows a tap immediately and keeps the old totals until the server answers', async () => {
    const { queue, screens, settle, quantity } = setUp({ 1: 2 });
    const done = queue.put({ kind: 'change', lineId: 1, quantity: 3 });
    expect(quantity(1)).toBe(3);
    expect(screens.at(-1)).toMatchObject({ isPending: true, cart: { final_total: 200 } });
    expect(await settle(done)).toBe(true);
    expect(screens.at(-1)).toMatchObject({ isPending: false, cart: { final_total: 300 } });
  });

  test('reports the session of each answer, and of no display of a pending tap', async () => {
    const { queue, server, answers, settle } = setUp({ 1: 2 });
    server.quantities.set(1, 5);
    const done = queue.put({ kind: 'read' });
    expect(answers).toEqual([2]);
    await settle(done);
    expect(answers).toEqual([2, 5]);
  });

  test('sends many taps of a line as one request', async () => {
    const { queue, sent, outcomes, settle } = setUp({ 1: 1 });
    queue.put({ kind: 'change', lineId: 1, quantity: 2 });
    queue.put({ kind: 'change', lineId: 1, quantity: 3 });
    await settle(queue.put({ kind: 'change', lineId: 1, quantity: 4 }));
    expect(sent).toEqual([{ kind: 'change', lineId: 1, quantity: 4 }]);
    expect(outcomes).toEqual([['change', undefined]]);
  });

  test('restarts the pause when another tap comes before it ends', async () => {
    const { queue, sent, settle, endPauses } = setUp({ 1: 1 });
    queue.put({ kind: 'change', lineId: 1, quantity: 2 });
    const done = queue.put({ kind: 'change', lineId: 1, quantity: 3 });
    endPauses();
    await nextTurn();
    expect(sent).toEqual([]);
    await settle(done);
    expect(sent).toHaveLength(1);
  });

  test('sends nothing when the taps end at the original quantity', async () => {
    const { queue, sent, outcomes, settle } = setUp({ 1: 2 });
    queue.put({ kind: 'change', lineId: 1, quantity: 3 });
    await settle(queue.put({ kind: 'change', lineId: 1, quantity: 2 }));
    expect(sent).toEqual([]);
    expect(outcomes).toEqual([]);
  });

  test('a removal discards the pending taps of its line', async () => {
    const { queue, sent, settle, quantity } = setUp({ 1: 2, 2: 1 });
    const tapped = queue.put({ kind: 'change', lineId: 1, quantity: 5 });
    const removed = queue.put({ kind: 'remove', lineId: 1 });
    expect(quantity(1)).toBeUndefined();
    await settle(Promise.all([tapped, removed]));
    expect(sent).toEqual([{ kind: 'remove', lineId: 1 }]);
  });

  test('reverts a refused change, displays the reason and reads the cart again', async () => {
    const { queue, sent, outcomes, settle, quantity } = setUp({ 1: 2 });
    const done = queue.put({ kind: 'change', lineId: 1, quantity: 10 });
    expect(quantity(1)).toBe(10);
    expect(await settle(done)).toBe(false);
    expect(quantity(1)).toBe(2);
    await settle(nextTurn());
    expect(sent.map(({ kind }) => kind)).toEqual(['change', 'read']);
    expect(outcomes[0]).toMatchObject([
      'change',
      { fields: { quantity: ['Only 9 left in stock.'] } },
    ]);
  });

  test('repeats a lost write with the same key, so that it counts once', async () => {
    const { queue, server, sent, settle } = setUp({}, ['loses its answer', 'arrives twice']);
    expect(await settle(queue.put({ kind: 'add', productId: 5, quantity: 2 }))).toBe(true);
    expect(sent).toHaveLength(2);
    expect(server.quantities.get(5)).toBe(2);
  });

  test('gives up after three attempts and shows the server’s cart', async () => {
    const { queue, sent, outcomes, settle, quantity } = setUp({ 1: 2 }, [
      'loses its answer',
      'is lost',
      'is lost',
    ]);
    expect(await settle(queue.put({ kind: 'change', lineId: 1, quantity: 3 }))).toBe(false);
    expect(outcomes[0]).toMatchObject(['change', { kind: 'network' }]);
    await settle(nextTurn());
    expect(sent.map(({ kind }) => kind)).toEqual(['change', 'change', 'change', 'read']);
    expect(quantity(1)).toBe(3);
  });
});
