import { globSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const PROJECT_ROOT = resolve(import.meta.dirname, '../..');

/** Generated or third-party folders. */
const NOT_OURS = ['node_modules/**', '.*/**', 'coverage/**', 'test-results/**'];

/**
 * Paths of the project's own files that match a glob, relative to its root, sorted. Folders of
 * routes are named like files: `journal.xml`.
 */
export function projectFiles(pattern: string): string[] {
  return globSync(pattern, { cwd: PROJECT_ROOT, exclude: NOT_OURS })
    .filter((path) => statSync(join(PROJECT_ROOT, path)).isFile())
    .sort();
}

/** The text of one of the project's files. */
export function projectText(path: string): string {
  return readFileSync(join(PROJECT_ROOT, path), 'utf8');
}
