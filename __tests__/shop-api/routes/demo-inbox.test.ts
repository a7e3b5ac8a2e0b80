import { describe, expect, it } from '@jest/globals';
import { MemoryOutbox } from '../../support/memory-outbox';
import { TestApp } from '../../support/test-app';

const from = (remoteAddress: string) => ({
  incoming: { socket: { remoteAddress, remotePort: 1 } },
});
const JSON_ONLY = { Accept: 'application/json' };
const PATH = '/demo/inbox';

const sms = (to: string, text: string) => ({
  at: '2026-11-21T06:30:00.000Z',
  kind: 'sms' as const,
  to,
  subject: '',
  text,
  html: '',
});

const MAIL = {
  at: '2026-11-21T06:31:00.000Z',
  kind: 'mail' as const,
  to: 'Asha@example.com',
  subject: 'A "new" <password>',
  text: 'Open https://vanya.example/reset-password/abc',
  html: '<p style="color: green">Open <a href="https://vanya.example/">this</a></p>',
};

async function inbox(messages: Parameters<MemoryOutbox['add']>[0][] = []) {
  const outbox = new MemoryOutbox();
  for (const message of messages) await outbox.add(message);
  return new TestApp(() => ({}) as never, { outbox });
}

describe('the demo inbox as JSON', () => {
  it('gives every message, the newest first', async () => {
    const first = sms('+919800000001', 'first');
    const app = await inbox([first, MAIL]);
    const { body } = await app.send(PATH, { headers: JSON_ONLY }, from('127.0.0.1'));
    expect(body).toEqual({ status: true, data: [MAIL, first] });
  });

  it.each(['%2B919800000002', '+919800000002', '919800000002', '9800000002'])(
    'narrows to the number %s',
    async (to) => {
      const wanted = sms('+919800000002', 'mine');
      const app = await inbox([sms('+919800000001', 'not mine'), wanted, MAIL]);
      const path = `${PATH}?to=${to}`;
      const { body } = await app.send(path, { headers: JSON_ONLY }, from('127.0.0.1'));
      expect(body.data).toEqual([wanted]);
    },
  );

  it('narrows to an address of mail in any case', async () => {
    const app = await inbox([sms('+919800000001', 'no mail'), MAIL]);
    const path = `${PATH}?to=asha@EXAMPLE.com`;
    const { body } = await app.send(path, { headers: JSON_ONLY }, from('::1'));
    expect(body.data).toEqual([MAIL]);
  });
});

describe('the demo inbox as a page', () => {
  const page = async (...messages: Parameters<typeof inbox>) =>
    (await inbox(...messages)).send(PATH, {}, from('::ffff:127.0.0.1'));

  it('says when it is empty, and looks again by itself', async () => {
    const { body } = await page();
    expect(body).toContain('No messages yet.');
    expect(body).toContain('<meta http-equiv="refresh" content="5" />');
  });

  it('shows a message as text, whatever it holds', async () => {
    const { body } = await page([sms('+919800000001', '<script>alert("1")</script>')]);
    expect(body).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
    expect(body).not.toContain('<script');
  });

  it('keeps a mail in a frame that runs nothing', async () => {
    const { body, headers } = await page([MAIL]);
    expect(body).toContain('A &quot;new&quot; &lt;password&gt;');
    expect(body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(body).toContain('&lt;p style=&quot;color: green&quot;&gt;');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    );
  });
});

describe('the demo inbox stays closed', () => {
  const ask = async (address: string, init: RequestInit = {}, origin = '') =>
    (await (await inbox([MAIL])).send(`${origin}${PATH}`, init, from(address))).status;

  it.each(['203.0.113.9', '10.0.0.5', '::ffff:192.168.1.7', 'fe80::1', ''])(
    'to %p, which is another machine',
    async (address) => expect(await ask(address)).toBe(403),
  );

  it.each(['X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP', 'Forwarded', 'Via'])(
    'behind a proxy that sends %s',
    async (name) => expect(await ask('127.0.0.1', { headers: { [name]: 'any' } })).toBe(403),
  );

  it.each(['http://shop.example', 'http://127.0.0.1.nip.io:4000', 'http://localhost.evil.example'])(
    'to a page of %s whose name leads here',
    async (origin) => expect(await ask('127.0.0.1', {}, origin)).toBe(403),
  );

  it.each(['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000'])(
    'but not to %s',
    async (origin) => expect(await ask('127.0.0.1', {}, origin)).toBe(200),
  );

  it('in a live shop, where there is none', async () => {
    const live = new TestApp(() => ({}) as never, { mode: 'live' });
    expect((await live.call(`GET ${PATH}`)).status).toBe(404);
  });
});
