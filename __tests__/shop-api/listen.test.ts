import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { Hono } from 'hono';
import type { AppEnv } from '@/shop-api/http/app-env';
import { listen } from '@/shop-api/listen';

/** An API with a call that reports its start and ends when the test ends it. */
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
  test('answers at the URL it reports', async () => {
    const app = new Hono<AppEnv>().get('/', (c) => c.text('hello'));
    const server = await listen({ app, ...here });
    expect(server.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(await (await fetch(server.origin)).text()).toBe('hello');
    await server.stop(1_000);
  });

  test('reports that its port is in use', async () => {
    const { app } = slowApp();
    const first = await listen({ app, ...here });
    const port = Number(new URL(first.origin).port);
    await expect(listen({ app, ...here, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await first.stop(1_000);
  });

  test('finishes pending requests before it stops, and accepts no new ones', async () => {
    const { app, begun, finish } = slowApp();
    const server = await listen({ app, ...here });
    const answer = fetch(`${server.origin}/slow`);
    await begun;
    const stopped = server.stop(10_000);
    await nextTurn();
    await expect(fetch(server.origin)).rejects.toThrow();
    finish();
    expect(await (await answer).text()).toBe('done');
    await stopped;
  });

  test('answers requests that have arrived and are not read yet when it stops', async () => {
    const app = new Hono<AppEnv>().get('/', (c) => c.text('hello'));
    const server = await listen({ app, ...here });
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
    await once(socket, 'connect');
    const answer = once(socket, 'data');
    socket.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n');
    const stopped = server.stop(10_000);
    expect(String((await answer)[0])).toMatch(/^HTTP\/1.1 200/);
    await stopped;
  });

  test('aborts requests that do not end in time', async () => {
    const { app, begun } = slowApp();
    const server = await listen({ app, ...here });
    const answer = fetch(`${server.origin}/slow`);
    const cutOff = expect(answer).rejects.toThrow();
    await begun;
    await server.stop(20);
    await cutOff;
  });
});
