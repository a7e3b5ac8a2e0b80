import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { tempFolder, writeTempFile } from '@/__tests__/support/temp-folder';
import { readSecretFiles } from '@/contract/kit/secret-files';

const folder = tempFolder();
const file = join(folder, 'secret');
writeTempFile(folder, 'secret', 'of the file\n');
writeTempFile(folder, 'empty', '\n');

function read(given: Record<string, string>) {
  const environment: Record<string, string | undefined> = { ...given };
  readSecretFiles(environment, (path) => readFileSync(path, 'utf8'));
  return environment;
}

test('a secret comes from the file that its variable names', () => {
  expect(read({ API_SECRET_FILE: file }).API_SECRET).toBe('of the file');
});

test('a secret that is set wins over a file, an empty one does not', () => {
  expect(read({ API_SECRET: 'set', API_SECRET_FILE: file }).API_SECRET).toBe('set');
  expect(read({ API_SECRET: '', API_SECRET_FILE: file }).API_SECRET).toBe('of the file');
});

test('files of other programs are not touched', () => {
  expect(read({ SSL_CERT_FILE: file })).toEqual({ SSL_CERT_FILE: file });
});

test.each([
  ['missing', 'cannot be read (ENOENT)'],
  ['empty', 'is empty'],
])('a file that is %s is named', (name, problem) => {
  expect(() => read({ SMTP_URL_FILE: join(folder, name) })).toThrow(
    `SMTP_URL_FILE: ${join(folder, name)} ${problem}.`,
  );
});
