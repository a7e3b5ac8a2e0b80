import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join, relative } from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { PROJECT_ROOT } from '@/__tests__/support/project-files';
import { tempFolder } from '@/__tests__/support/temp-folder';
import { compileStorefront, renderFirstPages, renderPages } from '@/scripts/shop/build-storefront';
import type { ChildSpec } from '@/scripts/shop/child';
import { Crew } from '@/scripts/shop/crew';
import { readSettings } from '@/scripts/shop/settings';

/** A crew that writes down which half of Next's build it would run. */
class NotingCrew extends Crew {
  readonly modes: string[] = [];
  readonly surfaces: (string | undefined)[] = [];
  readonly folder: string;

  constructor(folder: string) {
    super();
    this.folder = folder;
  }

  override async run({ args, env }: ChildSpec): Promise<void> {
    this.modes.push(args.at(-1) ?? '');
    this.surfaces.push(env.RENDER);
    writeFileSync(join(this.folder, 'BUILD_ID'), 'one');
  }
}

function newBuild(apiBaseUrl: string) {
  const folder = tempFolder();
  mkdirSync(folder, { recursive: true });
  const names = { port: 'PORT', apiPort: 'API_PORT' };
  const distDir = relative(PROJECT_ROOT, folder);
  const settings = { ...readSettings({}, names), distDir, apiBaseUrl };
  const crew = new NotingCrew(folder);
  return { crew, settings, env: {}, folder };
}

async function openApi() {
  const server = createServer((_request, response) => response.end());
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

jest.spyOn(console, 'info').mockImplementation(() => undefined);

test('the storefront is compiled without the API, and its pages are rendered when it answers', async () => {
  const build = newBuild('http://127.0.0.1:9');
  await compileStorefront(build);
  await renderPages(build);
  expect(build.crew.modes).toEqual(['compile']);

  const api = await openApi();
  const settings = { ...build.settings, apiBaseUrl: api.origin };
  await compileStorefront({ ...build, settings });
  await renderPages({ ...build, settings });
  api.close();
  expect(build.crew.modes).toEqual(['compile', 'generate']);
});

test('a second start does neither again; a build that broke off is made from the beginning', async () => {
  const api = await openApi();
  const build = newBuild(api.origin);
  const start = async () => {
    await compileStorefront(build);
    await renderPages(build);
  };
  await start();
  await start();
  expect(build.crew.modes).toEqual(['compile', 'generate']);

  writeFileSync(join(build.folder, 'compiled-from'), 'other sources');
  await start();
  api.close();
  expect(build.crew.modes).toEqual(['compile', 'generate', 'compile', 'generate']);
  expect(existsSync(join(build.folder, 'rendered-from'))).toBe(true);
});

test('a shop opens with its first pages, which take the place of all that were rendered before', async () => {
  const api = await openApi();
  const build = newBuild(api.origin);
  const page = join(build.folder, 'server/app/hi-web.html');
  mkdirSync(dirname(page), { recursive: true });
  await compileStorefront(build);
  writeFileSync(page, 'of another address of the shop');
  await renderFirstPages(build);
  expect(existsSync(page)).toBe(false);
  expect(build.crew.surfaces).toEqual([undefined, 'first']);

  await renderFirstPages(build);
  api.close();
  expect(build.crew.surfaces).toHaveLength(2);
});
