import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { importSeedPictures } from '@/shop-api/seed/import-pictures';

let folder: string;

const master = (name: string, background: string) =>
  sharp({ create: { width: 400, height: 500, channels: 3, background } })
    .webp()
    .toFile(join(folder, 'masters', `${name}.webp`));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vanya-import-'));
  await mkdir(join(folder, 'masters/products'), { recursive: true });
  await master('products/1-front', '#0f4a36');
  await master('products/1-back', '#f2b632');
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

type Options = Pick<Parameters<typeof importSeedPictures>[0], 'maxWidth' | 'onProgress'>;

const importInto = (media: string, options: Options = {}) =>
  importSeedPictures({
    mediaFolder: join(folder, media),
    mastersFolder: join(folder, 'masters'),
    ...options,
  });

test('stores every master under its name and reports its progress', async () => {
  const steps: number[] = [];
  const pictures = await importInto('first', { onProgress: ({ done }) => steps.push(done) });
  expect([...pictures.keys()].sort()).toEqual(['products/1-back', 'products/1-front']);
  expect(steps).toEqual([1, 2]);
  const front = pictures.get('products/1-front');
  expect(front).toMatchObject({ width: 400, height: 500, widths: [200, 320] });
  const files = await readdir(join(folder, 'first', front?.id ?? ''));
  expect(files.sort()).toEqual(['original', 'picture.json']);
});

test('names only small files when requested', async () => {
  const pictures = await importInto('small', { maxWidth: 200 });
  expect(pictures.get('products/1-front')).toMatchObject({ width: 400, widths: [200] });
});

test('adds the files that were made of a master before, of the widths that are wanted', async () => {
  const made = join(folder, 'masters/products/1-back');
  await mkdir(made);
  for (const width of [200, 320]) await writeFile(join(made, `${width}.avif`), 'made');
  const pictures = await importInto('made', { maxWidth: 200 });
  const files = await readdir(join(folder, 'made', pictures.get('products/1-back')?.id ?? ''));
  expect(files.sort()).toEqual(['200.avif', 'original', 'picture.json']);
});

test('changes nothing the second time', async () => {
  expect(await importInto('first')).toEqual(await importInto('first'));
});

test('stores the same pictures in a process that reloads when its files change', async () => {
  const input = { mediaFolder: join(folder, 'watched'), mastersFolder: join(folder, 'masters') };
  const program = `
    import { importSeedPictures } from './shop-api/seed/import-pictures.ts';
    const pictures = await importSeedPictures(${JSON.stringify(input)});
    console.info(JSON.stringify([...pictures]));`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', program],
    { env: { ...process.env, WATCH_REPORT_DEPENDENCIES: '1' } },
  );
  expect(new Map(JSON.parse(stdout))).toEqual(await importInto('first'));
});

test('reports why a folder cannot be written', async () => {
  const failing = importInto('masters/products/1-front.webp');
  await expect(failing).rejects.toMatchObject({ code: 'ENOTDIR' });
});
