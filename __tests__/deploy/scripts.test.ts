import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { PROJECT_ROOT, projectFiles, projectText } from '@/__tests__/support/project-files';

const scripts = projectFiles('deploy/*.sh');
const hasShellcheck = spawnSync('shellcheck', ['--version']).status === 0;
const shellcheckTest = hasShellcheck ? test : test.skip;

const check = (program: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: PROJECT_ROOT,
    encoding: 'utf8',
  });
  return { status, text: stdout + stderr };
};

describe('the scripts of deploy', () => {
  test.each(scripts)('%s is a script that bash understands', (script) => {
    expect(check('bash', '-n', script)).toEqual({ status: 0, text: '' });
  });

  shellcheckTest.each(scripts)(
    'shellcheck, where it is installed, finds nothing in %s',
    (script) => {
      expect(check('shellcheck', '-x', script)).toEqual({ status: 0, text: '' });
    },
  );

  test.each(scripts.filter((script) => !script.endsWith('/steps.sh')))(
    '%s can be run, ends at the first failure, and says how it is used',
    (script) => {
      accessSync(join(PROJECT_ROOT, script), constants.X_OK);
      const text = projectText(script);
      expect(text).toMatch(/^#!\/usr\/bin\/env bash\n# [A-Z]/);
      expect(text).toContain('\nset -euo pipefail\n');
    },
  );
});
