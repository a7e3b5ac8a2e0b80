import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { PROJECT_ROOT } from '@/__tests__/support/project-files';
import { withS3 } from '@/__tests__/support/s3/with-s3';
import { tempFolder, writeTempFile } from '@/__tests__/support/temp-folder';

const s3 = withS3();

async function run(variables: Record<string, string>, ...args: string[]) {
  const command = ['shop-api/commands/move-pictures.ts', ...args];
  const env = { PATH: process.env.PATH, NODE_ENV: 'production' as const, ...variables };
  const options = { cwd: PROJECT_ROOT, env };
  const outcome = promisify(execFile)(process.execPath, command, options);
  return outcome.then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stderr }) => ({ code, text: stderr }),
  );
}

const variablesFor = (dataDir: string) => ({
  DATA_DIR: dataDir,
  S3_BUCKET: s3.config.bucket,
  S3_ENDPOINT: s3.config.endpoint ?? '',
  S3_REGION: s3.config.region,
  S3_ACCESS_KEY_ID: s3.config.accessKeyId,
  S3_SECRET_ACCESS_KEY_FILE: writeTempFile(tempFolder(), 'key', s3.config.secretAccessKey),
});

test('pictures of the disk are copied to the bucket, which a second run leaves alone', async () => {
  const dataDir = tempFolder();
  writeTempFile(join(dataDir, 'media/1'), 'original', 'one');
  writeTempFile(join(dataDir, 'media/1'), 'picture.json', '{}');
  const variables = variablesFor(dataDir);
  const first = await run(variables);
  expect(first.text).toContain('pictures 1 of 1; copied 2 files');
  expect([...s3.server.objects.keys()].sort()).toEqual([
    'media/1/original',
    'media/1/picture.json',
  ]);
  expect((await run(variables)).text).toContain('pictures 1 of 1; copied 0 files');
  const back = await run(variablesFor(tempFolder()), '--back');
  expect(back.text).toContain('pictures 1 of 1; copied 2 files');
});

test('what is missing or wrong is said in a line', async () => {
  const unset = await run({ DATA_DIR: tempFolder() });
  expect(unset).toEqual({ code: 1, text: 'S3_BUCKET is not set.\n' });
  const strange = { ...variablesFor(tempFolder()), S3_ACCESS_KEY_ID: 'strange' };
  const refused = await run(strange, '--back');
  expect(refused).toMatchObject({ code: 1, text: expect.stringContaining('InvalidAccessKeyId') });
  expect(refused.text.trim().split('\n')).toHaveLength(1);
});
