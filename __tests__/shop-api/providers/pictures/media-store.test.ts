import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { withS3 } from '@/__tests__/support/s3/with-s3';
import { tempFolder } from '@/__tests__/support/temp-folder';
import { allOf } from '@/shop-api/providers/all-of';
import { type MediaPlace, openMediaStore } from '@/shop-api/providers/pictures/open-media-store';

const s3 = withS3();
const folder = tempFolder();

const PLACES: Record<string, () => MediaPlace> = {
  'the disk': () => ({ folder: join(folder, 'disk') }),
  'a bucket': () => ({ folder: join(folder, 'unfinished'), s3: s3.config }),
};

const bytesOf = (text: string) => Buffer.from(text);
const published = (...names: string[]) => new Map(names.map((name) => [name, bytesOf(name)]));

describe.each(Object.entries(PLACES))('pictures on %s', (_name, place) => {
  test('are read as they were stored, with their sizes', async () => {
    const media = openMediaStore(place());
    await media.publish('read', published('original', 'picture.json'));
    expect(await media.read('read', 'original')).toEqual(bytesOf('original'));
    expect(await media.sizeOf('read', 'picture.json')).toBe(12);
    expect(await media.filesOf('read')).toEqual(
      new Map([
        ['original', 8],
        ['picture.json', 12],
      ]),
    );
  });

  test('are told apart from those that are not there', async () => {
    const media = openMediaStore(place());
    await media.publish('there', published('picture.json'));
    expect(await media.read('there', '320.avif')).toBeUndefined();
    expect(await media.read('absent', 'picture.json')).toBeUndefined();
    expect(await media.sizeOf('absent', 'picture.json')).toBeUndefined();
    expect(await media.sizeOf('there', '')).toBeUndefined();
    expect(await media.filesOf('absent')).toEqual(new Map());
  });

  test('get further files, which replace earlier ones whole', async () => {
    const media = openMediaStore(place());
    await media.publish('put', published('original', 'picture.json'));
    await media.put('put', '320.avif', bytesOf('first'));
    const writers = ['second', 'second', 'second'].map((text) =>
      media.put('put', '320.avif', bytesOf(text)),
    );
    await Promise.all(writers);
    expect(await media.read('put', '320.avif')).toEqual(bytesOf('second'));
    expect([...(await media.filesOf('put')).keys()].sort()).toEqual([
      '320.avif',
      'original',
      'picture.json',
    ]);
  });

  test('are one picture when two store the same at once', async () => {
    const media = openMediaStore(place());
    const files = published('original', 'picture.json');
    await Promise.all([media.publish('twice', files), media.publish('twice', files)]);
    expect((await media.filesOf('twice')).size).toBe(2);
  });

  test('keep bytes of any kind, many of them and none', async () => {
    const media = openMediaStore(place());
    const many = Buffer.alloc(3_000_000, 'many\0bytes\xff', 'latin1');
    await media.publish('bytes', new Map([['original', many]]));
    await media.put('bytes', 'none', Buffer.alloc(0));
    expect((await media.read('bytes', 'original'))?.equals(many)).toBe(true);
    expect(await media.read('bytes', 'none')).toEqual(Buffer.alloc(0));
    expect(await media.sizeOf('bytes', 'none')).toBe(0);
  });

  test('are removed with all of their files, and only they', async () => {
    const media = openMediaStore(place());
    await media.publish('gone', published('original', 'picture.json', '320.avif'));
    await media.publish('gone-not', published('original', 'picture.json'));
    await media.remove('gone');
    await media.remove('gone');
    await media.remove('never-there');
    expect(await media.filesOf('gone')).toEqual(new Map());
    expect((await media.filesOf('gone-not')).size).toBe(2);
    await media.publish('gone', published('original', 'picture.json'));
    expect((await media.filesOf('gone')).size).toBe(2);
  });

  test('are listed by their ids', async () => {
    const media = openMediaStore(place());
    await media.publish('listed-1', published('original'));
    await media.publish('listed-2', published('original', 'picture.json'));
    const ids = await allOf(media.ids());
    expect(ids.filter((id) => id.startsWith('listed-')).sort()).toEqual(['listed-1', 'listed-2']);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
