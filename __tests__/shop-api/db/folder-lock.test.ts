import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { lockFolder } from '@/shop-api/db/folder-lock';
import { PROJECT_ROOT } from '../../support/project-files';
import { tempFolder } from '../../support/temp-folder';

/** Another process that holds the folder until it is ended. */
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
  test('lets one have the folder, and the next when it is given back', () => {
    const folder = tempFolder();
    const lock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(/Another Vanya process already uses/);
    lock.release();
    lockFolder(folder).release();
  });

  test('keeps another process out, and is free when that process is killed', async () => {
    const folder = tempFolder();
    const holder = await holdElsewhere(folder);
    expect(() => lockFolder(folder)).toThrow(`Another Vanya process already uses ${folder}`);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    lockFolder(folder).release();
  });
});
