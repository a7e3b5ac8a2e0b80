import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { killChildOf } from '@/__tests__/support/processes';
import { tempFolder } from '@/__tests__/support/temp-folder';
import { pictureMessages } from '@/contract/messages/staff-pictures';
import { diskMediaStore } from '@/shop-api/providers/pictures/disk-media-store';
import { ForkedPictureMaker } from '@/shop-api/providers/pictures/picture-maker';
import { openPictureStore } from '@/shop-api/providers/pictures/picture-store';
import { storePicture } from '@/shop-api/providers/pictures/store-picture';

const SMALL = { width: 330, height: 330, channels: 3, background: '#20a030' } as const;

/** What gives way to all other work takes long on a machine that has some. */
const BACKGROUND_MS = 240_000;

const mediaFolder = tempFolder();
const place = { folder: mediaFolder };
const media = diskMediaStore(mediaFolder);
let id: string;
let other: string;

const stored = async (background: string) => {
  const picture = sharp({ create: { width: 700, height: 700, channels: 3, background } });
  return (await storePicture({ bytes: await picture.webp().toBuffer(), media })).id;
};

beforeAll(async () => {
  id = await stored('#0f4a36');
  other = await stored('#f2b632');
});

test('a file is made once, however many ask for it at once', async () => {
  const maker = new ForkedPictureMaker(place);
  const asked = Array.from({ length: 50 }, () => maker.make(id, '640.avif'));
  expect(new Set(await Promise.all(asked))).toEqual(new Set([true]));
  expect(readdirSync(join(mediaFolder, id)).sort()).toEqual([
    '640.avif',
    'original',
    'picture.json',
  ]);
  expect(await maker.make(id, '960.avif')).toBe(false);
  expect(await maker.make('unknown', '200.avif')).toBe(false);
});

test('after a kill the next request is answered, and nothing made is lost', async () => {
  const maker = new ForkedPictureMaker(place);
  expect(await maker.make(id, '480.avif')).toBe(true);
  const interrupted = maker.make(id, '480.webp');
  await killChildOf(process.pid, 'maker-process');
  // Made just before the kill, or not at all.
  expect(typeof (await interrupted)).toBe('boolean');
  expect(await maker.make(id, '480.webp')).toBe(true);
  expect(await maker.make(id, '480.avif')).toBe(true);
});

async function makeAheadOfRequests() {
  const maker = new ForkedPictureMaker(place);
  let looks = 0;
  const isCalm = () => {
    looks += 1;
    return looks > 3;
  };
  const making = maker.makeAtLeisure(['unknown', id, other], { everyMs: 1, isCalm });
  expect(await maker.make(other, 'share.jpg')).toBe(true);
  await making;
  expect(looks).toBe(6);
  const all = [200, 320, 480, 640].flatMap((width) => [`${width}.avif`, `${width}.webp`]).sort();
  for (const picture of [id, other]) {
    expect(filesOf(picture)).toEqual([...all, 'original', 'picture.json', 'share.jpg']);
  }
}

test(
  'files are made ahead while the machine is calm, and those that are asked for at once',
  makeAheadOfRequests,
  BACKGROUND_MS,
);

test('what staff send is stored by the process that makes files, which then begins with them', async () => {
  const maker = new ForkedPictureMaker(place);
  const store = openPictureStore({ place, maker });
  const create = { width: 330, height: 330, channels: 3, background: '#a03020' } as const;
  const picture = await store.take(await sharp({ create }).png().toBuffer(), true);
  expect(picture).toMatchObject({ width: 330, height: 330, widths: [200, 320] });
  const done = { made: 5, total: 5 };
  while ((await store.progressOf(picture)).made < done.total) await pause(20);
  expect(await store.progressOf(picture)).toEqual(done);
  expect(readdirSync(mediaFolder).filter((name) => name.startsWith('.'))).toEqual([]);
});

async function compareMakers() {
  const maker = new ForkedPictureMaker(place);
  const store = openPictureStore({ place, maker });
  const earlier = makers();
  await store.take(await sharp({ create: SMALL }).png().toBuffer(), true);
  const [prompt] = makers().filter((pid) => !earlier.includes(pid));
  await maker.makeAtLeisure(['unknown'], { everyMs: 1, isCalm: () => true });
  const [background] = makers().filter((pid) => !earlier.includes(pid) && pid !== prompt);
  expect(getPriority(background)).toBe(constants.priority.PRIORITY_LOW);
  expect(getPriority(prompt)).toBe(getPriority());
  // Linux shares processors by session.
  const session = `/proc/${background}/autogroup`;
  if (existsSync(session)) expect(readFileSync(session, 'utf8')).toMatch(/nice 19$/m);
}

test(
  'all other work comes before what nobody waits for, and none before what somebody does',
  compareMakers,
  BACKGROUND_MS,
);

test('a picture that somebody waits for does not stand behind those of an import', async () => {
  const taken: boolean[] = [];
  const maker = {
    makeAhead: () => undefined,
    take: async (_path: string, isAwaited: boolean) => {
      if (!isAwaited) await new Promise(() => undefined);
      taken.push(isAwaited);
      return { refusal: 'no picture' };
    },
  };
  const store = openPictureStore({ place: { folder: tempFolder() }, maker });
  for (let n = 0; n < 5; n += 1) void store.take(Buffer.from(`${n}`));
  await expect(store.take(Buffer.from('mine'), true)).rejects.toThrow('no picture');
  expect(taken).toEqual([true]);
});

test('a refusal reaches the sender, and the process goes on', async () => {
  const maker = new ForkedPictureMaker(place);
  const store = openPictureStore({ place, maker });
  await expect(store.take(Buffer.from('<svg/>'), true)).rejects.toMatchObject({
    name: 'PictureRefused',
    message: pictureMessages.drawing,
  });
  await expect(store.take(Buffer.from('GIF89a'), true)).rejects.toMatchObject({
    message: pictureMessages.unreadable,
  });
  expect(await maker.make(id, '200.webp')).toBe(true);
});

test('the picture of a process that is killed over it can be sent again', async () => {
  const maker = new ForkedPictureMaker(place);
  const store = openPictureStore({ place, maker });
  const create = { width: 5000, height: 5000, channels: 3, background: '#3020a0' } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  const taking = store.take(bytes, true).then(
    () => 'taken',
    (error: Error) => error.message,
  );
  await killChildOf(process.pid, 'maker-process');
  expect(['taken', pictureMessages.notTaken]).toContain(await taking);
  expect(await store.take(bytes, true)).toMatchObject({ width: 2400 });
});

/** The processes that make pictures of this one. */
function makers(): number[] {
  const args = ['-P', String(process.pid), '-f', 'maker-process'];
  return spawnSync('pgrep', args, { encoding: 'utf8' }).stdout.trim().split('\n').map(Number);
}

const filesOf = (picture: string) =>
  readdirSync(join(mediaFolder, picture))
    .filter((file) => !file.startsWith('.'))
    .sort();
