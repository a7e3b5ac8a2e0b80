import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, '../../data/common-passwords.txt');

/** All in lower case. */
interface CommonPasswords {
  words: ReadonlySet<string>;
  /** Guessers put each behind each word. */
  endings: readonly string[];
  whole: ReadonlySet<string>;
}

let known: CommonPasswords | undefined;

/** Whether a password, in any case, is among some 87,000 that guessers try first. */
export function isCommonPassword(password: string): boolean {
  known ??= readPasswords();
  const { words, endings, whole } = known;
  const guess = password.toLowerCase();
  const isJoined = (ending: string) =>
    guess.endsWith(ending) && words.has(guess.slice(0, -ending.length));
  return whole.has(guess) || endings.some(isJoined);
}

function readPasswords(): CommonPasswords {
  const { words, endings = [], whole } = readSections(readFileSync(FILE, 'utf8'));
  return { words: new Set(words), endings, whole: new Set(whole) };
}

/** Sections start with `[name]`; entries are parted by white space, notes start with `;`. */
function readSections(text: string): Record<string, string[]> {
  const sections: Record<string, string[]> = {};
  let entries: string[] = [];
  for (const line of text.split('\n')) {
    const name = /^\[(\w+)\]$/.exec(line)?.[1];
    if (name) {
      entries = [];
      sections[name] = entries;
    } else if (!line.startsWith(';')) entries.push(...line.split(/\s+/).filter(Boolean));
  }
  return sections;
}
