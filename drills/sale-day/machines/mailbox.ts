import { SMTPServer } from 'smtp-server';

/** A mail that the shop has handed over. */
export interface TakenMail {
  to: string;
  /** Its `Message-ID`, by which a mailbox knows a repetition. */
  id: string;
  subject: string;
}

/** A mail server that takes every mail, by the real protocol. */
export async function openMailbox() {
  const taken: TakenMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    async onData(stream, { envelope }, done) {
      const text = Buffer.concat(await stream.toArray()).toString();
      const header = (name: string) => new RegExp(`^${name}: (.+)`, 'im').exec(text)?.[1] ?? '';
      const to = envelope.rcptTo[0]?.address ?? '';
      taken.push({ to, id: header('Message-ID').trim(), subject: header('Subject').trim() });
      done();
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as { port: number };
  return {
    taken,
    variables: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Shop <no-reply@example.com>' },
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
}
