import { describe, expect, test } from '@jest/globals';
import { openServer } from '@/__tests__/support/open-server';
import { rawAnswer } from '@/__tests__/support/raw-answer';
import type { Answer } from '@/server/answer';

/** The ways in which a handler may send the same answer. */
const HANDLERS: Record<string, (answer: Answer) => unknown> = {
  'in one piece': (answer) => answer.setHeader('X-Of', 'handler').end('hello'),
  'in parts': (answer) => {
    answer.setHeader('X-Of', 'handler');
    answer.flushHeaders();
    answer.write('he');
    answer.end('bGxv', 'base64');
  },
  'with a head': (answer) => {
    answer.writeHead(200, 'Fine', { 'X-Of': 'handler' });
    answer.write(Buffer.from('hel'), () => answer.end('lo'));
  },
  'with a head as a list': (answer) => answer.writeHead(200, ['X-Of', 'handler']).end('hello'),
};

/** Returns what a client gets, where `watch` looks at the answer of `handle`. */
async function ask(watch: (answer: Answer) => void, handle: (answer: Answer) => unknown) {
  const step = ({ env }: { env: { outgoing: Answer } }, next: () => Promise<void>) => {
    watch(env.outgoing);
    return next();
  };
  const shop = await openServer([step], (_request, answer) => handle(answer));
  const { status, headers, text } = await rawAnswer(shop.origin);
  shop.close();
  return { status, text, of: headers['x-of'], length: headers['content-length'] };
}

describe.each(Object.entries(HANDLERS))('an answer that is sent %s', (_how, handle) => {
  test('arrives as it is where nobody looks', async () => {
    expect(await ask(() => {}, handle)).toMatchObject({
      status: 200,
      text: 'hello',
      of: 'handler',
    });
  });

  test('has the head that was changed', async () => {
    const watch = (answer: Answer) =>
      answer.beforeHead(() => {
        answer.statusCode = 503;
        answer.setHeader('X-Of', `${answer.getHeader('x-of')}, changed`);
      });
    expect(await ask(watch, handle)).toMatchObject({
      status: 503,
      text: 'hello',
      of: 'handler, changed',
    });
  });

  test('is held until it is complete', async () => {
    const watch = (answer: Answer) =>
      answer.hold({
        isHeld: () => answer.getHeader('x-of') === 'handler',
        send: (body) => {
          answer.setHeader('Content-Length', body.length + 1);
          answer.sendWhole(Buffer.concat([body, Buffer.from('!')]));
        },
      });
    expect(await ask(watch, handle)).toMatchObject({ status: 200, text: 'hello!', length: '6' });
  });

  test('is not held where that is not wanted', async () => {
    const watch = (answer: Answer) => answer.hold({ isHeld: () => false, send: () => {} });
    expect(await ask(watch, handle)).toMatchObject({ status: 200, text: 'hello' });
  });

  test('is replaced, and what is left of it is dropped', async () => {
    const watch = (answer: Answer) =>
      answer.replace(
        () => answer.statusCode === 200,
        () => {
          answer.statusCode = 404;
          setImmediate(() => answer.sendWhole(Buffer.from('another')));
        },
      );
    expect(await ask(watch, handle)).toMatchObject({ status: 404, text: 'another' });
  });

  test('is told before its last byte', async () => {
    const told: boolean[] = [];
    const watch = (answer: Answer) => answer.beforeEnd(() => told.push(answer.writableEnded));
    await ask(watch, handle);
    expect(told).toEqual([false]);
  });
});
