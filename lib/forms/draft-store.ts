import { readStored, removeStored, store, storedKeys } from './storage';

/*
 * Drafts: what is typed into a form and not sent yet, kept in this browser only. Each belongs to
 * one form by its name.
 */

const PREFIX = 'draft:';
/** Forms that ask for health data: their drafts end with the tab. */
const ENDS_WITH_TAB = ['appointment', 'vaidya'];
/** A draft is personal data: one that nobody sends is removed. */
const MAX_AGE_MS = 7 * 24 * 3_600_000;
/** Never stored: credentials, codes, and what must be given again each time. */
const NEVER_STORED = /password|captcha|consent|token|otp|^code$/i;

function storageOf(form: string) {
  return ENDS_WITH_TAB.includes(form) ? 'sessionStorage' : 'localStorage';
}

export type DraftValues = Record<string, unknown>;

interface Draft {
  /** The fields of the form that wrote it: a form with other fields ignores it. */
  fields: string;
  values: DraftValues;
  savedAt: number;
}

/** Returns the names of the fields that a draft may keep. */
export function draftNames(defaults: object): string[] {
  return Object.keys(defaults).filter((name) => !NEVER_STORED.test(name));
}

/** Returns the draft of a form with these fields; undefined without one, or if it is too old. */
export function readDraft(form: string, names: string[]): DraftValues | undefined {
  try {
    const stored = readStored(PREFIX + form, storageOf(form));
    const draft = stored ? (JSON.parse(stored) as Partial<Draft>) : {};
    const isUsable =
      draft.fields === names.join() && Date.now() - (draft.savedAt ?? 0) < MAX_AGE_MS;
    if (isUsable) return draft.values;
    if (stored) removeDraft(form);
  } catch {
    // A text that another program wrote.
  }
  return undefined;
}

/** Keeps the draft of a form, if the browser allows it. */
export function writeDraft(form: string, names: string[], values: DraftValues): void {
  const draft: Draft = { fields: names.join(), values, savedAt: Date.now() };
  store(PREFIX + form, JSON.stringify(draft), storageOf(form));
}

/** Removes the draft of a form. */
export function removeDraft(form: string): void {
  removeStored(PREFIX + form, storageOf(form));
}

/** Removes the drafts of all forms, for the next person at this browser. */
export function removeAllDrafts(): void {
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    const keys = storedKeys(storage).filter((key) => key.startsWith(PREFIX));
    for (const key of keys) removeStored(key, storage);
  }
}
