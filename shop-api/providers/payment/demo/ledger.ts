import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DemoNotification } from './signed-forms.ts';

/** An event at the demo gateway, past or scheduled. */
export interface DemoEntry extends DemoNotification {
  /** ISO 8601, UTC; may be in the future. */
  at: string;
}

/** The demo gateway's own records. The shop sees them only through look-ups. */
export interface DemoLedger {
  add: (entries: readonly DemoEntry[]) => Promise<void>;
  /** Returns the entries of a payment, in the order in which they were written. */
  entriesOf: (txnid: string) => Promise<DemoEntry[]>;
}

/** A ledger in a file, one entry per line: like a real gateway, it survives the shop's restart. */
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

/** Parses a line; a process killed while writing leaves half a line. */
function readLine(line: string): DemoEntry[] {
  try {
    return [JSON.parse(line) as DemoEntry];
  } catch {
    return [];
  }
}
