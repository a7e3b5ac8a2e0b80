import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from '@jest/globals';

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A temporary folder of the test file, removed after its last test. */
export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vanya-test-'));
  folders.push(folder);
  return folder;
}

/** Writes a file and creates its folders; returns its path. */
export function writeTempFile(folder: string, path: string, text: string): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}
