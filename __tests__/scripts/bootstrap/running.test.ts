import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, linkSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { tempFolder, writeTempFile } from '@/__tests__/support/temp-folder';
import { ensureInstalled } from '@/scripts/bootstrap/install.mjs';
import { lockedNode } from '@/scripts/bootstrap/installed.mjs';
import { processesOf } from '@/scripts/bootstrap/running.mjs';

/** A project whose lockfile names a package that is not installed, with a Node.js of its own. */
function outdatedProject(): string {
  const root = tempFolder();
  const packages = { 'node_modules/left': { version: '1.0.0' } };
  writeTempFile(root, 'package-lock.json', JSON.stringify({ packages }));
  const node = lockedNode(root);
  mkdirSync(dirname(node), { recursive: true });
  try {
    linkSync(process.execPath, node);
  } catch {
    // Another disk.
    copyFileSync(process.execPath, node);
  }
  return root;
}

test('an open shop keeps its dependencies until it is closed, killed or not', async () => {
  const root = outdatedProject();
  expect(processesOf(root)).toEqual([]);
  const shop = spawn(lockedNode(root), ['-e', 'console.log(1); setInterval(() => {}, 1000)']);
  await once(shop.stdout, 'data');
  expect(processesOf(root)).toEqual([shop.pid]);
  await expect(ensureInstalled(root, { forTests: false })).rejects.toMatchObject({
    message: expect.stringContaining('a program of this folder is running'),
    advice: expect.stringContaining(String(shop.pid)),
  });
  shop.kill('SIGKILL');
  await once(shop, 'exit');
  expect(processesOf(root)).toEqual([]);
});

test('a command does not take itself for an open shop', () => {
  const root = resolve(import.meta.dirname, '../../..');
  const running = processesOf(root);
  expect(running).not.toContain(process.pid);
  expect(running).not.toContain(process.ppid);
});
