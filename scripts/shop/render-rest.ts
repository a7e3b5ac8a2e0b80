import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { say } from '../bootstrap/problem.mjs';
import { buildFingerprint, isStepFresh, RENDERED, rememberStep } from './build-stamp.ts';
import { type Build, runBuildStep } from './build-storefront.ts';
import { ROOT } from './settings.ts';

/**
 * Renders the pages that an open shop has not rendered yet, at the lowest priority. Next.js does it
 * in a copy of the build, because the open storefront may read a page at any moment: each file then
 * appears whole. A page counts as old as the beginning, so a change that came while it was rendered
 * makes it anew.
 */
export async function renderRest(build: Build): Promise<void> {
  const { settings, env } = build;
  const print = buildFingerprint('rendered', env);
  if (isStepFresh(settings, 'rendered', print) || !isStepFresh(settings, 'first', print)) return;
  const copy = { ...settings, distDir: `${settings.distDir}-rest` };
  const from = join(ROOT, copy.distDir);
  const to = join(ROOT, settings.distDir);
  const began = new Date();
  rmSync(from, { recursive: true, force: true });
  cpSync(to, from, { recursive: true, filter: (path) => basename(path) !== 'cache' });
  const own = { ...env, DIST_DIR: copy.distDir };
  await runBuildStep({ ...build, settings: copy, env: own }, 'rendered', true);
  const count = movePages(from, to, began);
  rememberStep(settings, 'rendered', print);
  rmSync(from, { recursive: true, force: true });
  const seconds = Math.round((Date.now() - began.getTime()) / 1000);
  say(`The other ${count} pages are rendered too, ${seconds} s after the shop opened.`);
}

/** Moves rendered pages that are new to another build, and returns how many there were. */
function movePages(from: string, to: string, asOf: Date): number {
  const lives = livesOfPages(from);
  const files = globSync(RENDERED, { cwd: from }).filter((file) => !existsSync(join(to, file)));
  // Next.js reads a page that has its description, so that comes last.
  const [descriptions, others] = [true, false].map((wanted) =>
    files.filter((file) => file.endsWith('.meta') === wanted),
  ) as [string[], string[]];
  for (const file of descriptions) addLife(join(from, file), lives.get(pathOf(file)));
  for (const file of [...others, ...descriptions]) {
    utimesSync(join(from, file), asOf, asOf);
    mkdirSync(dirname(join(to, file)), { recursive: true });
    renameSync(join(from, file), join(to, file));
  }
  return descriptions.length;
}

const pathOf = (file: string) => file.replace(/^server\/app|\.meta$/g, '');

interface Manifest {
  routes: Record<
    string,
    { initialRevalidateSeconds: number | false; initialExpireSeconds?: number }
  >;
}

/** Reads from what Next.js says of a build how long each page lives. */
function livesOfPages(folder: string): Map<string, object> {
  const manifest = readFileSync(join(folder, 'prerender-manifest.json'), 'utf8');
  const { routes } = JSON.parse(manifest) as Manifest;
  const lives = Object.entries(routes).map(([path, route]) => {
    const { initialRevalidateSeconds: revalidate, initialExpireSeconds: expire } = route;
    return [path, { revalidate, expire }] as const;
  });
  return new Map(lives);
}

/** Adds to the description of a page what the storefront, open before, has in no other place. */
function addLife(path: string, cacheControl: object | undefined): void {
  const description = JSON.parse(readFileSync(path, 'utf8')) as object;
  writeFileSync(path, JSON.stringify({ ...description, cacheControl }));
}
