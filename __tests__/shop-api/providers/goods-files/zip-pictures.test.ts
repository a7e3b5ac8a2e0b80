import { describe, expect, test } from '@jest/globals';
import { fileIn } from '@/__tests__/support/goods-file';
import { tempFolder } from '@/__tests__/support/temp-folder';
import { withFalseSize, zipOf } from '@/__tests__/support/zip-file';
import { MAX_IMPORT_ZIP_FILES } from '@/contract/shop/limits';
import { picturesIn } from '@/shop-api/providers/goods-files/zip-pictures';

const folder = tempFolder();

async function namesIn(zip: Uint8Array): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of picturesIn(await fileIn(folder, zip))) names.push(name);
  return names;
}

const filesOf = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}.jpg`, '']));

describe('a ZIP of pictures', () => {
  test('with more files than an import may have is refused before one is read', async () => {
    await expect(namesIn(zipOf(filesOf(MAX_IMPORT_ZIP_FILES + 1)))).rejects.toMatchObject({
      name: 'GoodsFileRefused',
      message: 'The ZIP has more than 10000 files',
    });
  });

  test('is refused when it says that it unpacks to gigabytes, before anything is', async () => {
    const bomb = withFalseSize(zipOf({ 'a.jpg': 'x' }), 3_000_000_000);
    await expect(namesIn(bomb)).rejects.toMatchObject({ name: 'GoodsFileRefused' });
  });

  test('has none of the files that systems add', async () => {
    const zip = zipOf({ '__MACOSX/._a.jpg': '', 'Thumbs.db': '', '.DS_Store': '', 'b/a.jpg': '' });
    expect(await namesIn(zip)).toEqual(['b/a.jpg']);
  });
});
