import type { FileHandle } from 'node:fs/promises';
import { appendFile, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Outbox, OutboxMessage } from './outbox.ts';

const SHOWN = 500;
/** The end of the file that is read, in bytes. */
const TAIL = 2_000_000;

/** An outbox kept in a file, one message a line, so that it outlives a restart. */
export function fileOutbox(file: string): Outbox {
  return {
    async add(message) {
      await mkdir(dirname(file), { recursive: true });
      // A line begins with its break: one that a crash cut off spoils itself alone.
      await appendFile(file, `\n${JSON.stringify(message)}`, { mode: 0o600 });
    },
    async latest() {
      const lines = (await readTail(file)).split('\n').reverse();
      return lines.flatMap(readLine).slice(0, SHOWN);
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

/** None for a line that is not whole. */
function readLine(line: string): OutboxMessage[] {
  try {
    return [JSON.parse(line) as OutboxMessage];
  } catch {
    return [];
  }
}
