import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { tempFolder, writeTempFile } from '@/__tests__/support/temp-folder';
import { assertPortFree, assertUsableFolder } from '@/scripts/shop/checks';

describe('before the shop opens', () => {
  test('a port in use is named, with the variable that changes it', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await expect(assertPortFree(port, 'API_PORT')).rejects.toMatchObject({
      message: `Port ${port} is already in use.`,
      advice: expect.stringContaining('API_PORT'),
    });
    server.close();
    await once(server, 'close');
    await expect(assertPortFree(port, 'API_PORT')).resolves.toBeUndefined();
  });

  test('the data folder is created, with its parents', () => {
    const folder = join(tempFolder(), 'a/b');
    assertUsableFolder(folder);
    expect(existsSync(folder)).toBe(true);
  });

  test('an unwritable data folder is named', () => {
    const file = writeTempFile(tempFolder(), 'a-file', '');
    expect(() => assertUsableFolder(join(file, 'data'))).toThrow(`${file}/data cannot be written`);
  });
});
