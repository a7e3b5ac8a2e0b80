import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RENDERED_FILE, RENDERED_FROM_FILE } from '../contract/kit/cache-feed.ts';

/**
 * Returns the id of the cache notice up to which the pages of a build are fresh; undefined where none
 * were rendered.
 * @param distDir the folder of the build
 */
export async function renderedFrom(distDir: string): Promise<number | undefined> {
  const text = await readFile(join(distDir, RENDERED_FROM_FILE), 'utf8').catch(() => '');
  return /^\d+$/.test(text) ? Number(text) : undefined;
}

/** Returns whether the pages of a build were rendered in advance. */
export function hasRenderedPages(distDir: string): boolean {
  return existsSync(join(distDir, RENDERED_FILE));
}
