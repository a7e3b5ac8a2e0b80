import { describe, expect, it } from '@jest/globals';
import { Hono } from 'hono';
import type { AppEnv } from '@/shop-api/http/app-env';
import { listen } from '@/shop-api/listen';

/** An API with a call that ends when it is told to, and says when it has begun. */
function slowApp() {
  const begun = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const app = new Hono<AppEnv>().get('/slow', async (c) => {
    begun.resolve();
    await finish.promise;
    return c.text('done');
  });
  return { app, begun: begun.promise, finish: () => finish.resolve() };
}

const here = { host: '127.0.0.1', port: 0 };

describe('the server', () => {
  it('answers under the address it names', async () => {
    const app = new Hono<AppEnv>().get('/', (c) => c.text('hello'));
    const server = await listen({ app, ...here });
    expect(server.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(await (await fetch(server.origin)).text()).toBe('hello');
    await server.stop(1_000);
  });

  it('says when its port is taken', async () => {
    const { app } = slowApp();
    const first = await listen({ app, ...here });
    const port = Number(new URL(first.origin).port);
    await expect(listen({ app, ...here, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await first.stop(1_000);
  });

  it('finishes what is under way before it stops, and takes nothing new', async () => {
    const { app, begun, finish } = slowApp();
    const server = await listen({ app, ...here });
    const answer = fetch(`${server.origin}/slow`);
    await begun;
    const stopped = server.stop(10_000);
    await expect(fetch(server.origin)).rejects.toThrow();
    finish();
    expect(await (await answer).text()).toBe('done');
    await stopped;
  });

  it('cuts off what does not end in time', async () => {
    const { app, begun } = slowApp();
    const server = await listen({ app, ...here });
    const answer = fetch(`${server.origin}/slow`);
    const cutOff = expect(answer).rejects.toThrow();
    await begun;
    await server.stop(20);
    await cutOff;
  });
});
