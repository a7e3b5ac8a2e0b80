import type { Desk, DeskEntry } from './desk';
import { type DeskPath, deskPaths, valueAt, withValueAt } from './paths';
import { type FormValues, toFormValues } from './values';

/** A field that differs between what one has typed and what somebody else has saved. */
export interface Conflicting {
  path: DeskPath;
  mine: unknown;
  theirs: unknown;
  /** Who has changed it since both began; `both` is for the person to decide. */
  changedBy: 'me' | 'them' | 'both';
}

interface Compared {
  desk: Desk;
  /** What both began with. */
  base: FormValues;
  mine: FormValues;
  theirs: FormValues;
}

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Returns the fields in which two versions of a form differ. */
function differingPaths(desk: Desk, one: FormValues, other: FormValues): DeskPath[] {
  return deskPaths(desk).filter(({ path }) => !isSame(valueAt(one, path), valueAt(other, path)));
}

/** Returns the fields in which mine and theirs differ, and who has changed each. */
export function conflictsOf({ desk, base, mine, theirs }: Compared): Conflicting[] {
  return differingPaths(desk, mine, theirs).map((path) => {
    const began = valueAt(base, path.path);
    const values = { mine: valueAt(mine, path.path), theirs: valueAt(theirs, path.path) };
    return { path, ...values, changedBy: changedBy(began, values) };
  });
}

function changedBy(began: unknown, { mine, theirs }: { mine: unknown; theirs: unknown }) {
  if (isSame(began, theirs)) return 'me';
  return isSame(began, mine) ? 'them' : 'both';
}

/** Returns my form with their values at the given paths. */
export function withTheirs(
  mine: FormValues,
  conflicts: readonly Conflicting[],
  isTheirs: (path: string) => boolean,
): FormValues {
  return conflicts
    .filter(({ path }) => isTheirs(path.path))
    .reduce((values, { path, theirs }) => withValueAt(values, path.path, theirs), mine);
}

/** A change as the trail tells it. */
export interface TrailChange {
  before: DeskEntry | null;
  after: DeskEntry | null;
}

/** Returns what a change was about, with both values as the form holds them. */
export function changedPaths(desk: Desk, { before, after }: TrailChange) {
  const [was, is] = [toFormValues(desk, before ?? {}), toFormValues(desk, after ?? {})];
  return differingPaths(desk, was, is).map((path) => ({
    path,
    before: valueAt(was, path.path),
    after: valueAt(is, path.path),
  }));
}

/**
 * Returns an entry as it was after one of its changes: the newer ones, which come first, are taken
 * back one by one.
 */
export function entryAfter(entry: DeskEntry, newerChanges: readonly TrailChange[]): DeskEntry {
  return Object.assign({}, entry, ...newerChanges.map(({ before }) => before));
}
