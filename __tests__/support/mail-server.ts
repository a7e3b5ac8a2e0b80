import { SMTPServer } from 'smtp-server';

/** A mail as it came over the wire. */
export interface ReceivedMail {
  from: string;
  to: string[];
  data: string;
}

/** Who may send, and how. */
export const MAIL_LOGIN = 'shop:s3cret%40';

/** A real server on this machine; only `shop` with the password `s3cret@` may send. */
export async function openMailServer() {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authMethods: ['PLAIN', 'LOGIN'],
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    onAuth({ username, password }, _session, answer) {
      const isRight = username === 'shop' && password === 's3cret@';
      return isRight ? answer(null, { user: username }) : answer(new Error('who is this'));
    },
    onRcptTo({ address }, _session, answer) {
      return answer(address.startsWith('full@') ? new Error(`${address} is full`) : null);
    },
    async onData(stream, { envelope }, answer) {
      const data = Buffer.concat(await stream.toArray()).toString();
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      received.push({ from, to: envelope.rcptTo.map(({ address }) => address), data });
      answer();
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as { port: number };
  const close = () => new Promise<void>((closed) => server.close(closed));
  return { received, port, close };
}

/** The decoded bodies of an email with several parts: its text, its HTML, and what goes with them. */
export function partsOfMail(data: string): string[] {
  const [, boundary = ''] = /boundary="(.+?)"/.exec(data) ?? [];
  const bodies = data.split(`--${boundary}`).slice(1, -1);
  return bodies.flatMap((part) => {
    const [head = '', ...rest] = part.trim().split('\r\n\r\n');
    if (/multipart/i.test(head)) return partsOfMail(part);
    const body = rest.join('\r\n\r\n');
    const isBase64 = /base64/i.test(head);
    const bytes = isBase64 ? Buffer.from(body, 'base64') : quotedPrintable(body);
    return bytes.toString().replaceAll('\r\n', '\n');
  });
}

function quotedPrintable(text: string): Buffer {
  const joined = text.replace(/=\r\n/g, '');
  const plain = joined.replace(/=([\dA-F]{2})/g, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(plain, 'latin1');
}
