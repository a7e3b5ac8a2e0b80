import { SMTPServer } from 'smtp-server';

/** A mail server that answers when it is told to, and knows what it has taken. */
export class HeldMailbox {
  readonly taken: { to: string; id: string }[] = [];
  /** The ids of mails that were handed over, taken or not. */
  readonly seen: string[] = [];
  opened = Promise.resolve();
  readonly #server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onData: async (stream, session, done) => {
      const text = Buffer.concat(await stream.toArray()).toString();
      const id = /^Message-ID: (\S+)/im.exec(text)?.[1] ?? '';
      this.seen.push(id);
      await this.opened;
      this.taken.push({ to: session.envelope.rcptTo[0]?.address ?? '', id });
      done();
    },
  });

  async open(): Promise<string> {
    await new Promise<void>((listening) => this.#server.listen(0, '127.0.0.1', listening));
    const { port } = this.#server.server.address() as { port: number };
    return `smtp://127.0.0.1:${port}`;
  }

  close(): Promise<void> {
    return new Promise((closed) => this.#server.close(closed));
  }
}
