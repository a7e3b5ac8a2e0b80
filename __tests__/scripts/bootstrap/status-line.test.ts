import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { PROJECT_ROOT } from '@/__tests__/support/project-files';

const SCRIPT = `
  import { say } from '${join(PROJECT_ROOT, 'scripts/bootstrap/problem.mjs')}';
  import { showWhile } from '${join(PROJECT_ROOT, 'scripts/bootstrap/status-line.mjs')}';
  await showWhile('Compiling …', async () => say('A line'));
  say('Done');
`;
const ARGS = ['--input-type=module', '-e', SCRIPT];

test('work is named once where the output is kept', () => {
  const text = execFileSync(process.execPath, ARGS, { encoding: 'utf8' });
  expect(text).toBe('• Compiling …\n• A line\n• Done\n');
});

/** What takes a line away. */
const ERASE = '\r\u001b[K';

const hasTerminal = spawnSync('script', ['--version']).status === 0;
const terminalTest = hasTerminal ? test : test.skip;

terminalTest('on a terminal it has its seconds, on a line that others do not touch', () => {
  const command = [process.execPath, ...ARGS].map((part) => `'${part.replaceAll("'", `'\\''`)}'`);
  const options = { encoding: 'utf8', env: { ...process.env, COLUMNS: '80' } } as const;
  const { stdout } = spawnSync('script', ['-qec', command.join(' '), '/dev/null'], options);
  // What a person sees: a line that is erased is gone.
  const lines = stdout.replaceAll('\r\n', '\n').split('\n');
  const seen = lines.map((line) => line.split(ERASE).at(-1)).join('\n');
  expect(stdout).toContain('• Compiling … 0 s');
  expect(seen).toBe('• A line\n• Done\n');
});
