import { createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { MAIL_LOGIN, openMailServer, partsOfMail } from '@/__tests__/support/mail-server';
import { smtpMail } from '@/shop-api/providers/mail/smtp-mail';

const FROM = 'Vanya <no-reply@vanya.example>';
const MESSAGE = {
  to: 'asha@example.com',
  subject: 'Choose a new password ✓',
  text: 'Hello,\n\nnamaste नमस्ते\n',
  html: '<p>Hello, <b>नमस्ते</b></p>',
};

const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

async function mailServer() {
  const server = await openMailServer();
  closing.push(server.close);
  return server;
}

/** A server that handles each connection as the test defines. */
async function oddServer(greet: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    greet(socket);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing.push(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as { port: number }).port;
}

const mailTo = (port: number, login = `${MAIL_LOGIN}@`, limitMs?: number) =>
  smtpMail({
    url: `smtp://${login}127.0.0.1:${port}`,
    from: FROM,
    ...(limitMs !== undefined && { limitMs }),
  });

describe('email by SMTP', () => {
  test('arrives as text and as HTML', async () => {
    const { received, port } = await mailServer();
    await mailTo(port).send(MESSAGE);
    expect(received).toHaveLength(1);
    const [{ from, to, data = '' } = {}] = received;
    expect({ from, to }).toEqual({ from: 'no-reply@vanya.example', to: ['asha@example.com'] });
    expect(data).toContain('From: Vanya <no-reply@vanya.example>');
    expect(data).toContain('To: asha@example.com');
    expect(data).toContain('Auto-Submitted: auto-generated');
    expect(data).toMatch(/multipart\/alternative/);
    expect(partsOfMail(data)).toEqual([MESSAGE.text.trim(), MESSAGE.html]);
  });

  test('carries its files and the address for answers', async () => {
    const { received, port } = await mailServer();
    const content = 'BEGIN:VCALENDAR\r\nSUMMARY:परामर्श\r\nEND:VCALENDAR\r\n';
    const contentType = 'text/calendar; charset=utf-8; method=PUBLISH';
    const attachments = [{ name: 'consultation.ics', contentType, content }];
    await mailTo(port).send({ ...MESSAGE, replyTo: 'care@vanya.example', attachments });
    const [{ data = '' } = {}] = received;
    expect(data).toContain('Reply-To: care@vanya.example');
    expect(data).toMatch(/Content-Type: text\/calendar; charset=utf-8;\s+method=PUBLISH/);
    expect(data).toMatch(/Content-Disposition: attachment; filename=consultation[.]ics/);
    const [, encoded = ''] = /ics\r\n(?:[^\r]+\r\n)*\r\n([\s\S]+?)\r\n--/.exec(data) ?? [];
    expect(Buffer.from(encoded, 'base64').toString()).toBe(content);
  });

  test('is not sent with an address for answers that is not exactly one', async () => {
    const { received, port } = await mailServer();
    const replyTo = 'a@example.com\r\nBcc: all@example.com';
    await expect(mailTo(port).send({ ...MESSAGE, replyTo })).rejects.toThrow('is not one');
    expect(received).toEqual([]);
  });

  test('fails when the server refuses the credentials', async () => {
    const { received, port } = await mailServer();
    await expect(mailTo(port, 'shop:wrong@').send(MESSAGE)).rejects.toThrow('EAUTH 535');
    expect(received).toEqual([]);
  });

  test('fails without revealing recipient or content, when the server refuses the mailbox', async () => {
    const { port } = await mailServer();
    const error = await mailTo(port)
      .send({ ...MESSAGE, to: 'full@example.com' })
      .catch((caught: Error) => caught);
    expect(String(error)).toBe('Error: The mail server did not take a mail: EENVELOPE 550');
    expect((error as Error).cause).toBe(undefined);
  });

  test('fails when no server listens', async () => {
    const port = await oddServer(() => undefined);
    await closing.pop()?.();
    await expect(mailTo(port).send(MESSAGE)).rejects.toThrow(/ESOCKET|ECONNECTION|ECONNREFUSED/);
  });

  test('fails in time when a server sends nothing', async () => {
    const port = await oddServer(() => undefined);
    const startedAt = performance.now();
    await expect(mailTo(port, '', 400).send(MESSAGE)).rejects.toThrow(/ETIMEDOUT|too long/);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });

  test('fails in time when a server never finishes its reply', async () => {
    const port = await oddServer((socket) => {
      socket.write('220 hello\r\n');
      const drip = setInterval(() => socket.write('250-wait\r\n'), 20);
      socket.on('close', () => clearInterval(drip));
    });
    await expect(mailTo(port, '', 400).send(MESSAGE)).rejects.toThrow(/ETIMEDOUT|too long/);
  });

  test('fails when a server sends an invalid reply', async () => {
    const port = await oddServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    await expect(mailTo(port).send(MESSAGE)).rejects.toThrow('did not take a mail');
  });

  test.each([
    'a@example.com\r\nBcc: all@example.com',
    'a@example.com\nSubject: other',
    'a@example.com, b@example.com',
    '"a" <a@example.com>',
    'a@example.com;b@example.com',
    'a@b@example.com',
    'nobody',
    '',
  ])('refuses an address that is not exactly one: %j', async (to) => {
    const { received, port } = await mailServer();
    await expect(mailTo(port).send({ ...MESSAGE, to })).rejects.toThrow('its address is not one');
    expect(received).toEqual([]);
  });

  test('keeps a subject in one line', async () => {
    const { received, port } = await mailServer();
    await mailTo(port).send({ ...MESSAGE, subject: 'one\r\nBcc: all@example.com' });
    expect(received[0]?.to).toEqual(['asha@example.com']);
    expect(received[0]?.data).not.toMatch(/^Bcc:/m);
  });
});
