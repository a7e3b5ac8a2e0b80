import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { tempFolder, writeTempFile } from '@/__tests__/support/temp-folder';
import { assertNewEnough } from '@/scripts/bootstrap/run-on-locked-node.mjs';

const SCRIPT = "import { runOnLockedNode } from './bootstrap/run-on-locked-node.mjs';\n";

/** Runs a script of a project whose locked Node.js is a program of the shell. */
function runWith(lockedNode: string) {
  const root = tempFolder();
  cpSync('scripts/bootstrap', join(root, 'scripts/bootstrap'), { recursive: true });
  const script = writeTempFile(
    root,
    'scripts/go.mjs',
    `${SCRIPT}await runOnLockedNode('go.ts');\n`,
  );
  for (const list of ['package-lock.json', 'node_modules/.package-lock.json']) {
    writeTempFile(root, list, JSON.stringify({ packages: {} }));
  }
  const node = writeTempFile(root, 'node_modules/node/bin/node', `#!/bin/sh\n${lockedNode}\n`);
  chmodSync(node, 0o755);
  return spawnSync(process.execPath, [script], { encoding: 'utf8' });
}

test('a script ends as the program on the locked Node.js does', () => {
  const { status, stdout, stderr } = runWith('echo "$1"; exit 3');
  expect(stdout).toMatch(/\/scripts\/go\.ts\n$/);
  expect({ status, stderr }).toEqual({ status: 3, stderr: '' });
});

test('a system without a library of Node.js is told which package has it', () => {
  const { status, stderr } = runWith('echo "libatomic.so.1: cannot open" >&2; exit 127');
  expect(status).toBe(1);
  expect(stderr).toContain('the system lacks a library, which the line above names');
  expect(stderr).toContain('apt-get install libatomic1');
});

describe('the version of Node.js', () => {
  test.each(['20.9.0', '20.20.2', '26.1.0'])('%s is accepted', (version) => {
    expect(() => assertNewEnough(version)).not.toThrow();
  });

  test.each(['18.20.0', '20.8.1'])('%s is too old', (version) => {
    expect(() => assertNewEnough(version)).toThrow(
      `This Node.js is ${version}; 20.9 or later is needed.`,
    );
  });
});
