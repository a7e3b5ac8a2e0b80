import type { Desk, DeskEntry } from './desk';
import type { TrailChange } from './differences';
import { type DeskPath, deskPaths, openPaths, valueAt } from './paths';
import { type FormValues, toFormValues } from './values';

/**
 * Returns where a form has texts in other languages that were last written before the English ones
 * that they translate. `changes` are the newest ones of the trail, the newest first: of what was
 * changed before them nothing is said.
 */
export function olderTexts(
  desk: Desk,
  entry: DeskEntry,
  changes: readonly TrailChange[],
): ReadonlySet<string> {
  const changed = changes.map((change) => changedTexts(desk, change));
  const lastChange = (path: string) => {
    const place = changed.findIndex((paths) => paths.has(path));
    return place === -1 ? changed.length : place;
  };
  const values = toFormValues(desk, entry);
  const older = textsOf(desk, values).filter(
    ({ path, language }) =>
      language !== undefined &&
      hasText(valueAt(values, path)) &&
      lastChange(englishPath(path, language)) < lastChange(path),
  );
  return new Set(older.map(({ path }) => path));
}

/** Returns the path of the English text that one in another language translates. */
export function englishPath(path: string, language: string): string {
  return path.replace(`translations.${language}.`, '');
}

function textsOf(desk: Desk, values: FormValues): DeskPath[] {
  return openPaths(deskPaths(desk), values).filter(({ field }) => field.translated);
}

/** Returns where the texts are that differ before and after a change, in every language. */
function changedTexts(desk: Desk, { before, after }: TrailChange): ReadonlySet<string> {
  const [was, is] = [toFormValues(desk, before ?? {}), toFormValues(desk, after ?? {})];
  const differing = textsOf(desk, is).filter(
    ({ path }) => JSON.stringify(valueAt(was, path)) !== JSON.stringify(valueAt(is, path)),
  );
  return new Set(differing.map(({ path }) => path));
}

function hasText(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : String(value ?? '').trim() !== '';
}
