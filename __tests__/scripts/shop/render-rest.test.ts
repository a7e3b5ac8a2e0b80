import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { PROJECT_ROOT } from '@/__tests__/support/project-files';
import { tempFolder } from '@/__tests__/support/temp-folder';
import { buildFingerprint, rememberStep } from '@/scripts/shop/build-stamp';
import type { ChildSpec } from '@/scripts/shop/child';
import { Crew } from '@/scripts/shop/crew';
import { renderRest } from '@/scripts/shop/render-rest';
import { readSettings } from '@/scripts/shop/settings';

jest.spyOn(console, 'info').mockImplementation(() => undefined);

const PAGES = 'server/app';
const life = { initialRevalidateSeconds: 3600, initialExpireSeconds: 86_400 };

function write(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** A crew that renders two pages, as Next.js lays them down, where it is told to. */
class RenderingCrew extends Crew {
  readonly runs: ChildSpec[] = [];
  beganAt = 0;

  override async run(spec: ChildSpec): Promise<void> {
    this.runs.push(spec);
    this.beganAt = Date.now();
    write(join(PROJECT_ROOT, String(spec.env.DIST_DIR)), {
      [`${PAGES}/web.html`]: 'rendered again',
      [`${PAGES}/web.meta`]: '{}',
      [`${PAGES}/hi-web.html`]: 'rendered',
      [`${PAGES}/hi-web.rsc`]: 'rendered',
      [`${PAGES}/hi-web.segments/_tree.segment.rsc`]: 'rendered',
      [`${PAGES}/hi-web.meta`]: '{"status":200}',
      'prerender-manifest.json': JSON.stringify({ routes: { '/hi-web': life } }),
    });
  }
}

function openedBuild() {
  const folder = join(tempFolder(), 'build');
  write(folder, { BUILD_ID: 'one', [`${PAGES}/web.html`]: 'first', 'cache/large': '' });
  const settings = { ...readSettings({}), distDir: relative(PROJECT_ROOT, folder) };
  const crew = new RenderingCrew();
  return { crew, settings, env: {}, folder };
}

const readText = (folder: string, name: string) => readFileSync(join(folder, PAGES, name), 'utf8');

test('an open shop gets the other pages, with their life, as old as the beginning', async () => {
  const build = openedBuild();
  rememberStep(build.settings, 'first', buildFingerprint('first', build.env));
  await renderRest(build);

  const { folder, crew } = build;
  expect(readText(folder, 'web.html')).toBe('first');
  expect(readText(folder, 'hi-web.html')).toBe('rendered');
  const description = JSON.parse(readText(folder, 'hi-web.meta'));
  expect(description).toEqual({ status: 200, cacheControl: { revalidate: 3600, expire: 86_400 } });
  expect(globSync(`${PAGES}/**/*.rsc`, { cwd: folder })).toHaveLength(2);
  expect(statSync(join(folder, PAGES, 'hi-web.html')).mtimeMs).toBeLessThanOrEqual(crew.beganAt);
  expect(crew.runs[0]?.isBackground).toBe(true);
  expect(existsSync(`${folder}-rest`)).toBe(false);

  await renderRest(build);
  expect(crew.runs).toHaveLength(1);
});

test('a shop that opened without its API renders no others, as it would not read them', async () => {
  const build = openedBuild();
  await renderRest(build);
  expect(build.crew.runs).toEqual([]);
});
