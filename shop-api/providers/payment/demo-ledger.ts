import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DemoNews } from './demo-news.ts';

/** What the demo gateway has done, or will have done by then. */
export interface DemoEntry extends DemoNews {
  /** ISO 8601, UTC; may lie ahead. */
  at: string;
}

/** The demo gateway's own books. The shop sees them only by asking the gateway. */
export interface DemoLedger {
  add: (entries: readonly DemoEntry[]) => Promise<void>;
  /** In the order of their writing. */
  entriesOf: (txnid: string) => Promise<DemoEntry[]>;
}

/** Books kept in a file, one entry a line, because a real gateway outlives the shop's restart too. */
export function fileDemoLedger(file: string): DemoLedger {
  return {
    async add(entries) {
      await mkdir(dirname(file), { recursive: true });
      const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
      await appendFile(file, lines, { mode: 0o600 });
    },
    async entriesOf(txnid) {
      const text = await readFile(file, 'utf8').catch(() => '');
      const entries = text.split('\n').flatMap((line) => readLine(line));
      return entries.filter((entry) => entry.txnid === txnid);
    },
  };
}

/** A process that was killed while writing leaves half a line. */
function readLine(line: string): DemoEntry[] {
  try {
    return [JSON.parse(line) as DemoEntry];
  } catch {
    return [];
  }
}
