import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { msg91Answer } from '@/__tests__/support/msg91-stand-in';
import { msg91Sms } from '@/shop-api/providers/sms/msg91-sms';
import type { TextMessage } from '@/shop-api/providers/sms/sms';

/** The first call also loads the client. */
const ENOUGH_MS = 3_000;
const MESSAGE = {
  ...{ mobile: '+919876543210', code: '048213', domain: 'shop.example' },
  ...{ language: 'en' as const, text: '' },
};
const SUCCESS = '{"type":"success","request_id":"3763646c3058373530393938"}';

type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

/** Behaves like MSG91. */
const msg91: Behaviour = ({ method = '', url = '', headers }, response) => {
  const { status = 200, body } = msg91Answer({
    method,
    headers,
    url: new URL(url, 'http://msg91'),
  });
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
};

const answers =
  (status: number, body: string | Buffer, headers = {}): Behaviour =>
  (_request, response) =>
    response.writeHead(status, headers).end(body);

describe('MSG91', () => {
  const received: { url: string; headers: IncomingMessage['headers']; body: string }[] = [];
  let behave: Behaviour;
  let server: ReturnType<typeof createServer>;
  let url: string;

  beforeEach(async () => {
    received.length = 0;
    behave = msg91;
    server = createServer(async (request, response) => {
      const body = Buffer.concat(await request.toArray()).toString();
      received.push({ url: request.url ?? '', headers: request.headers, body });
      behave(request, response);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v5`;
  });

  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const send = (changes = {}) =>
    msg91Sms({
      url,
      authKey: 'key',
      templateId: 'template',
      timeLimitMs: ENOUGH_MS,
      ...changes,
    }).sendLoginCode(MESSAGE);

  test('receives the number, the code, its lifetime and the template with its domain', async () => {
    await send();
    expect(received).toHaveLength(1);
    const [call] = received;
    expect(call?.url).toBe(
      '/api/v5/otp?template_id=template&mobile=919876543210&otp=048213&otp_expiry=5',
    );
    expect(call?.headers).toMatchObject({ authkey: 'key', 'accept-encoding': 'identity' });
    expect(JSON.parse(call?.body ?? '')).toEqual({ domain: 'shop.example' });
  });

  describe('another message', () => {
    const SHIPPED = {
      mobile: MESSAGE.mobile,
      template: 'order.shipped',
      language: 'en' as const,
      text: 'Your order VN100001 is on its way.',
      variables: { number: 'VN100001', link: 'https://vanya.example/orders/1' },
    };
    const confirm = (changes = {}, message: TextMessage = SHIPPED) =>
      msg91Sms({
        url,
        authKey: 'key',
        templateId: 'template',
        timeLimitMs: ENOUGH_MS,
        ...changes,
      }).sendText(message);

    test('is sent by its own template, with its values as variables', async () => {
      behave = answers(200, SUCCESS);
      await confirm({ textTemplateIds: { 'order.shipped': 'flow' } });
      expect(received.map(({ url: path }) => path)).toEqual(['/api/v5/flow']);
      expect(received[0]?.headers).toMatchObject({ authkey: 'key' });
      expect(JSON.parse(received[0]?.body ?? '')).toEqual({
        template_id: 'flow',
        recipients: [{ ...SHIPPED.variables, mobiles: '919876543210' }],
      });
    });

    test('is sent by its template in Hindi, and in English without one', async () => {
      behave = answers(200, SUCCESS);
      const inHindi = { ...SHIPPED, language: 'hi' as const };
      const both = { 'order.shipped': 'flow', 'order.shipped.hi': 'flow-in-hindi' };
      await confirm({ textTemplateIds: both }, inHindi);
      await confirm({ textTemplateIds: { 'order.shipped': 'flow' } }, inHindi);
      const ids = received.map(({ body }) => JSON.parse(body).template_id);
      expect(ids).toEqual(['flow-in-hindi', 'flow']);
    });

    test('is not sent without a template', async () => {
      await confirm({ textTemplateIds: { 'order.placed': 'flow' } });
      expect(received).toEqual([]);
    });

    test('is reported as failed, without the number', async () => {
      behave = answers(200, '{"type":"error","message":"919876543210 is barred"}');
      await expect(confirm({ textTemplateIds: { 'order.shipped': 'flow' } })).rejects.toThrow(
        new Error('MSG91 answered 200: *** is barred'),
      );
    });
  });

  test.each([
    [{ authKey: 'stolen' }, 'MSG91 answered 401: AuthenticationFailure'],
    [{ templateId: 'none' }, 'MSG91 answered 200: Please provide valid template'],
  ])('is reported with the reason of its refusal (%p)', async (changes, message) => {
    await expect(send(changes)).rejects.toThrow(message);
  });

  test.each<[string, Behaviour]>([
    ['a failure of its own', answers(500, '{"type":"success"}')],
    ['a page instead of JSON', answers(200, '<html>Welcome to the hotel network</html>')],
    ['nothing', answers(200, '')],
    ['null', answers(200, 'null')],
    ['a list', answers(200, '["success"]')],
    ['an unknown type', answers(200, '{"type":"queued"}')],
    ['packed bytes', answers(200, gzipSync(SUCCESS), { 'Content-Encoding': 'gzip' })],
    ['a way elsewhere', answers(302, SUCCESS, { Location: 'http://127.0.0.1:1/' })],
    ['more than it should', answers(200, `${SUCCESS}${' '.repeat(70_000)}`)],
    ['a broken connection', (request) => request.socket.destroy()],
  ])('is reported as failed after %s', async (_name, behaviour) => {
    behave = behaviour;
    await expect(send()).rejects.toThrow();
    expect(received).toHaveLength(1);
  });

  test.each<[string, Behaviour]>([
    ['says nothing', () => undefined],
    ['stops halfway', (_request, response) => response.writeHead(200).write('{"type":"succ')],
    [
      'drips',
      (_request, response) => {
        response.writeHead(200);
        const drip = setInterval(() => response.write(' '), 20);
        response.on('close', () => clearInterval(drip));
      },
    ],
  ])('is aborted when it %s', async (_name, behaviour) => {
    behave = behaviour;
    await expect(send({ timeLimitMs: 400 })).rejects.toThrow('no answer within 400 ms');
  });

  test('is aborted after at most six seconds', async () => {
    behave = () => undefined;
    const start = performance.now();
    await expect(send({ timeLimitMs: undefined })).rejects.toThrow('within 6000 ms');
    expect(performance.now() - start).toBeLessThan(7000);
  });

  test('is reported as failed when it is down', async () => {
    await new Promise((closed) => server.close(closed));
    await expect(send()).rejects.toThrow('ECONNREFUSED');
  });

  test('has neither number nor code in the error of a failure', async () => {
    const message = `919876543210 was sent 048213\nby +91 98765 43210`;
    behave = answers(200, JSON.stringify({ type: 'error', message }));
    const failure = await send().catch((error: Error) => error);
    expect(String(failure)).toBe('Error: MSG91 answered 200: *** was sent *** by +91 *** ***');
  });
});
