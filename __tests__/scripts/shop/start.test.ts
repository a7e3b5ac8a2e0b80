import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { PROJECT_ROOT } from '../../support/project-files.ts';
import { tempFolder, writeTempFile } from '../../support/temp-folder.ts';

test('npm start refuses in plain words, without a stack trace', async () => {
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
