import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { passwordApiMessages } from '../../../../contract/messages/password.ts';
import { requestMessages } from '../../../../contract/messages/requests.ts';
import { SHOP_SLUG } from '../../../../contract/shop.ts';
import { DomainError, invalidField } from '../../kernel/errors.ts';

/**
 * Refuses a common password; `field` is the form field it was typed in.
 * Errors: `invalid` (`field`).
 */
export function assertUncommon(password: string, field = 'new_password'): void {
  if (!isCommonPassword(password)) return;
  throw invalidField(field, 'password_too_common', passwordApiMessages.tooCommon);
}

const FILE = join(import.meta.dirname, '../../../data/common-passwords.txt');

/** All in lower case. */
interface CommonPasswords {
  stems: ReadonlySet<string>;
  /** Attackers append each to each stem. */
  endings: readonly string[];
  whole: ReadonlySet<string>;
}

let known: CommonPasswords | undefined;

/** Whether a password, in any case, is one of some 87,000 that attackers try first. */
export function isCommonPassword(password: string): boolean {
  known ??= readPasswords();
  const { stems, endings, whole } = known;
  const guess = password.toLowerCase();
  const isJoined = (ending: string) =>
    guess.endsWith(ending) && stems.has(guess.slice(0, -ending.length));
  return whole.has(guess) || endings.some(isJoined);
}

function readPasswords(): CommonPasswords {
  const { stems, endings = [], whole } = readSections(readFileSync(FILE, 'utf8'));
  return { stems: new Set([...(stems ?? []), SHOP_SLUG]), endings, whole: new Set(whole) };
}

/** Parses sections: `[name]` starts one, white space separates entries, `;` starts a comment. */
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

/**
 * Runs work with a password. Errors: `too_many_requests` where the queue is so long that more work
 * would slow the machine for other shoppers; all errors of the work.
 */
export async function unlessBusy<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordsBusy') {
      throw new DomainError('too_many_requests', 'sign_in_busy', requestMessages.busyForAMinute);
    }
    throw error;
  }
}
