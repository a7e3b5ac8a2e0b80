import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { withS3 } from '@/__tests__/support/s3/with-s3';
import { tempFolder, writeTempFile } from '@/__tests__/support/temp-folder';
import { openGoodsFiles } from '@/shop-api/providers/goods-files/open-goods-files';

const s3 = withS3();
const onDisk = tempFolder();

/** Each call is another process of the shop: of this machine, or of any. */
const PLACES: Record<string, () => ReturnType<typeof openGoodsFiles>['sent']> = {
  'the disk': () => openGoodsFiles({ dataDir: onDisk }).sent,
  'a bucket': () => openGoodsFiles({ dataDir: tempFolder(), s3: s3.config }).sent,
};

describe.each(Object.entries(PLACES))('files that are sent, on %s', (_name, open) => {
  test('are whole for whoever reads them, whoever took their parts', async () => {
    await open().append(1, 'goods', { at: 0, bytes: Buffer.from('first,') });
    await open().append(1, 'goods', { at: 6, bytes: Buffer.from('second') });
    await open().append(1, 'pictures', { at: 0, bytes: Buffer.from('zip') });
    const reader = open();
    expect(await reader.sizeOf(1, 'goods')).toBe(12);
    await reader.fetch(1, ['goods', 'pictures']);
    expect(await readFile(reader.pathOf(1, 'goods'), 'utf8')).toBe('first,second');
    expect(await readFile(reader.pathOf(1, 'pictures'), 'utf8')).toBe('zip');
    await reader.release(1);
    expect(await reader.sizeOf(1, 'goods')).toBe(12);
  });

  test('come from the machine too, in one step', async () => {
    const text = 'x'.repeat(2_500_000);
    const from = writeTempFile(tempFolder(), 'goods.csv', text);
    const sent = open();
    await sent.link(2, 'goods', from);
    expect(await sent.sizeOf(2, 'goods')).toBe(text.length);
    await sent.fetch(2, ['goods']);
    expect(await readFile(sent.pathOf(2, 'goods'), 'utf8')).toBe(text);
  });

  test('are gone when their import is removed, and others stay', async () => {
    const sent = open();
    await sent.append(3, 'goods', { at: 0, bytes: Buffer.from('gone') });
    await sent.append(30, 'goods', { at: 0, bytes: Buffer.from('stays') });
    await sent.remove(3);
    await sent.remove(3);
    expect([await sent.sizeOf(3, 'goods'), await sent.sizeOf(30, 'goods')]).toEqual([0, 5]);
  });
});

test('a part that arrives twice in a bucket is one part', async () => {
  const part = { at: 0, bytes: Buffer.from('twice') };
  const sent = PLACES['a bucket']?.();
  await Promise.all([sent?.append(4, 'goods', part), sent?.append(4, 'goods', part)]);
  expect(await sent?.sizeOf(4, 'goods')).toBe(5);
});

test('what was fetched of a bucket does not stay on the disk', async () => {
  const folder = tempFolder();
  const { sent } = openGoodsFiles({ dataDir: folder, s3: s3.config });
  await sent.append(5, 'goods', { at: 0, bytes: Buffer.from('read') });
  await sent.fetch(5, ['goods']);
  await sent.release(5);
  await expect(stat(join(folder, 'imports/5'))).rejects.toMatchObject({ code: 'ENOENT' });
});
