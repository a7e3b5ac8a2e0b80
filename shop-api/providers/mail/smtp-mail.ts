import { createTransport } from 'nodemailer';
import type { Mail, MailMessage } from './mail.ts';

interface Smtp {
  /** `smtps://user:password@host:465`, or `smtp://…:587`, which demands STARTTLS. */
  url: string;
  /** `Shop <no-reply@example.com>`. */
  from: string;
  /** The time limit of one email, in milliseconds. */
  limitMs?: number;
}

/** Matches one address, without characters that could add a header or another address. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/;
const THIS_MACHINE = new Set(['127.0.0.1', '::1', 'localhost']);
/** Asks automatic responders, such as absence notes, not to answer. */
const HEADERS = { 'Auto-Submitted': 'auto-generated' };

/** Sends emails through an SMTP server, to any other machine encrypted only. */
export function smtpMail({ url, from, limitMs = 10_000 }: Smtp): Mail {
  const transport = createTransport(optionsOf(new URL(url), limitMs));
  const host = hostOf(from);
  const deliver = async (message: MailMessage, id?: string) => {
    const known = id && { messageId: `<${id}@${host}>` };
    await transport.sendMail({ from, ...known, ...mailOf(message) }).catch((error: unknown) => {
      throw new Error(`The mail server did not take a mail: ${reasonOf(error)}`);
    });
  };
  return { send: (message, id) => withinTime(deliver(message, id), limitMs) };
}

/** The host of the sender's address. */
function hostOf(from: string): string {
  return /@([^\s@<>]+)/.exec(from)?.[1] ?? 'localhost';
}

/** @throws Error where an address is not exactly one */
function mailOf({ to, subject, text, html, replyTo, attachments = [] }: MailMessage) {
  return {
    ...{ to: oneAddress(to), subject, text, html, headers: HEADERS },
    ...(replyTo && { replyTo: oneAddress(replyTo) }),
    attachments: attachments.map(({ name: filename, contentType, content }) => ({
      ...{ filename, contentType, content },
    })),
  };
}

function oneAddress(address: string) {
  if (!ADDRESS.test(address)) throw new Error('A mail is not sent: its address is not one');
  return { name: '', address };
}

function optionsOf({ protocol, hostname, port, username, password }: URL, limitMs: number) {
  const host = hostname.replace(/^\[|\]$/g, '');
  const secure = protocol === 'smtps:';
  const step = limitMs / 2;
  return {
    host,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !THIS_MACHINE.has(host),
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    dnsTimeout: step,
    connectionTimeout: step,
    greetingTimeout: step,
    socketTimeout: step,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Returns the codes alone: the server's message may contain the address. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return [code, responseCode].filter(Boolean).join(' ') || 'unknown';
}

/** Limits the whole time: a server that sends a byte now and then never reaches the idle limit. */
async function withinTime(work: Promise<void>, milliseconds: number): Promise<void> {
  const { promise: limit, reject } = Promise.withResolvers<never>();
  const over = () => reject(new Error('The mail server took too long'));
  const timer = setTimeout(over, milliseconds);
  await Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
