import { appendFile, type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A message the demo shop would have sent. */
export interface OutboxMessage {
  /** ISO 8601, UTC. */
  at: string;
  kind: 'sms' | 'mail';
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Of emails. */
  replyTo?: string;
  attachments?: readonly { name: string; contentType: string; content: string }[];
}

/** The messages of the demo shop, stored instead of sent. */
export interface Outbox {
  add: (message: OutboxMessage) => Promise<void>;
  /** Returns the newest messages first, a few hundred at most. */
  latest: () => Promise<OutboxMessage[]>;
}

const MAX_MESSAGES = 500;
/** The part of the file that is read, from its end, in bytes. */
const TAIL = 2_000_000;

/** An outbox in a file, one message per line, so that it survives a restart. */
export function fileOutbox(file: string): Outbox {
  return {
    async add(message) {
      await mkdir(dirname(file), { recursive: true });
      // A line starts with its break: a line that a crash cut off spoils only itself.
      await appendFile(file, `\n${JSON.stringify(message)}`, { mode: 0o600 });
    },
    async latest() {
      const lines = (await readTail(file)).split('\n').reverse();
      return lines.flatMap(readLine).slice(0, MAX_MESSAGES);
    },
  };
}

async function readTail(path: string): Promise<string> {
  const file = await open(path).catch(() => undefined);
  if (!file) return '';
  try {
    return await readEnd(file);
  } finally {
    await file.close();
  }
}

async function readEnd(file: FileHandle): Promise<string> {
  const { size } = await file.stat();
  const length = Math.min(size, TAIL);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, size - length);
  return buffer.toString('utf8', 0, bytesRead);
}

/** Parses a line; none when it is incomplete. */
function readLine(line: string): OutboxMessage[] {
  try {
    return [JSON.parse(line) as OutboxMessage];
  } catch {
    return [];
  }
}
