import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { PROJECT_ROOT } from '@/__tests__/support/project-files';
import { tempFolder, writeTempFile } from '@/__tests__/support/temp-folder';

test('npm start refuses with a plain message, without a stack trace', async () => {
  const file = writeTempFile(tempFolder(), 'a-file', '');
  const child = spawn(process.execPath, ['scripts/shop/start.ts'], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, DATA_DIR: `${file}/data`, PORT: '59231', API_PORT: '59232' },
  });
  const [words, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect(words).toContain(`The data folder ${file}/data cannot be written`);
  expect(words).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
});
