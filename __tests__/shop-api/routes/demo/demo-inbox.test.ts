import { describe, expect, test } from '@jest/globals';
import { MemoryOutbox } from '@/__tests__/support/memory-outbox';
import { TestApp } from '@/__tests__/support/test-app';

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
  test('contains every message, newest first', async () => {
    const first = sms('+919800000001', 'first');
    const app = await inbox([first, MAIL]);
    const { body } = await app.send(PATH, { headers: JSON_ONLY }, from('127.0.0.1'));
    expect(body).toEqual({ status: true, data: [MAIL, first] });
  });

  test.each(['%2B919800000002', '+919800000002', '919800000002', '9800000002'])(
    'filters by the number %s',
    async (to) => {
      const wanted = sms('+919800000002', 'mine');
      const app = await inbox([sms('+919800000001', 'not mine'), wanted, MAIL]);
      const path = `${PATH}?to=${to}`;
      const { body } = await app.send(path, { headers: JSON_ONLY }, from('127.0.0.1'));
      expect(body.data).toEqual([wanted]);
    },
  );

  test('filters by an email address in any case', async () => {
    const app = await inbox([sms('+919800000001', 'no mail'), MAIL]);
    const path = `${PATH}?to=asha@EXAMPLE.com`;
    const { body } = await app.send(path, { headers: JSON_ONLY }, from('::1'));
    expect(body.data).toEqual([MAIL]);
  });
});

describe('the demo inbox as a page', () => {
  const page = async (...messages: Parameters<typeof inbox>) =>
    (await inbox(...messages)).send(PATH, {}, from('::ffff:127.0.0.1'));

  test('displays that it is empty, and reloads automatically', async () => {
    const { body } = await page();
    expect(body).toContain('No messages yet.');
    expect(body).toContain('<meta http-equiv="refresh" content="5" />');
  });

  test('shows a message as text, for any content', async () => {
    const { body } = await page([sms('+919800000001', '<script>alert("1")</script>')]);
    expect(body).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
    expect(body).not.toContain('<script');
  });

  test('stays as it is when asked to, so that a mail can be read', async () => {
    const app = await inbox([MAIL]);
    const { body } = await app.send(`${PATH}?still`, {}, from('127.0.0.1'));
    expect(body).not.toContain('http-equiv="refresh"');
  });

  test('makes the addresses of a text message links, and nothing else', async () => {
    const { body } = await page([sms('+919800000001', 'See https://a.example/?x=1&y=<b>')]);
    expect(body).toContain(
      '<a href="https://a.example/?x=1&amp;y=" target="_blank">https://a.example/?x=1&amp;y=</a>&lt;b&gt;',
    );
  });

  test('shows an email in a sandboxed frame without scripts', async () => {
    const { body, headers } = await page([MAIL]);
    expect(body).toContain('A &quot;new&quot; &lt;password&gt;');
    expect(body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(body).toContain('&lt;p style=&quot;color: green&quot;&gt;');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src https://vanya.example; font-src https://vanya.example; frame-ancestors 'none'",
    );
  });
});

describe('a mail with a file and an address for answers', () => {
  const attachments = [
    { name: 'a.ics', contentType: 'text/calendar', content: 'SUMMARY:<b>Consultation</b>' },
  ];
  const file = { ...MAIL, replyTo: 'care@example.com', attachments };

  test('is shown with both, as text', async () => {
    const app = await inbox([file]);
    const { body } = await app.send(PATH, {}, from('127.0.0.1'));
    expect(body).toContain('Answers go to care@example.com');
    expect(body).toContain('Attached: a.ics');
    expect(body).toContain('SUMMARY:&lt;b&gt;Consultation&lt;/b&gt;');
  });

  test('is answered with both as JSON', async () => {
    const app = await inbox([file]);
    const { body } = await app.send(PATH, { headers: JSON_ONLY }, from('127.0.0.1'));
    expect(body.data).toEqual([file]);
  });
});

describe('access to the demo inbox', () => {
  const ask = async (address: string, init: RequestInit = {}, origin = '') =>
    (await (await inbox([MAIL])).send(`${origin}${PATH}`, init, from(address))).status;

  test.each(['203.0.113.9', '10.0.0.5', '::ffff:192.168.1.7', 'fe80::1', ''])(
    'is refused to %p, which is another machine',
    async (address) => expect(await ask(address)).toBe(403),
  );

  test.each(['X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP', 'Forwarded', 'Via'])(
    'is refused behind a proxy that sends %s',
    async (name) => expect(await ask('127.0.0.1', { headers: { [name]: 'any' } })).toBe(403),
  );

  test.each([
    'http://shop.example',
    'http://127.0.0.1.nip.io:4000',
    'http://localhost.evil.example',
  ])('is refused to a page of %s, which may resolve to this machine', async (origin) =>
    expect(await ask('127.0.0.1', {}, origin)).toBe(403),
  );

  test.each(['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000'])(
    'is allowed to %s',
    async (origin) => expect(await ask('127.0.0.1', {}, origin)).toBe(200),
  );

  test('does not exist in a live shop', async () => {
    const live = new TestApp(() => ({}) as never, { mode: 'live' });
    expect((await live.call(`GET ${PATH}`)).status).toBe(404);
  });
});
