import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { PROJECT_ROOT } from '@/__tests__/support/project-files';
import { tempFolder } from '@/__tests__/support/temp-folder';
import { lockFolder } from '@/shop-api/db/folder-lock';

/** Another process that holds the lock until it is ended. */
async function holdElsewhere(folder: string) {
  const lock = join(PROJECT_ROOT, 'shop-api/db/folder-lock.ts');
  const script = `
    const { lockFolder } = await import(${JSON.stringify(lock)});
    lockFolder(process.argv[1]);
    process.stdout.write('locked');
    setInterval(() => {}, 1_000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  await once(holder.stdout, 'data');
  return holder;
}

describe('the lock on the data folder', () => {
  test('is held by one owner, and by the next once released', () => {
    const folder = tempFolder();
    const lock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(/Another process of the shop already uses/);
    lock.release();
    lockFolder(folder).release();
  });

  test('excludes other processes and is released when its process is killed', async () => {
    const folder = tempFolder();
    const holder = await holdElsewhere(folder);
    expect(() => lockFolder(folder)).toThrow(`Another process of the shop already uses ${folder}`);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    lockFolder(folder).release();
  });
});
