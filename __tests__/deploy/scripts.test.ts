import { spawnSync } from 'node:child_process';
import { accessSync, constants, mkdirSync, readdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { PROJECT_ROOT, projectFiles, projectText } from '@/__tests__/support/project-files';
import { tempFolder, writeTempFile } from '@/__tests__/support/temp-folder';

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

test('a release ends before it builds where a variable is not filled in', () => {
  const home = tempFolder();
  mkdirSync(join(home, 'releases'));
  const variables = writeTempFile(
    home,
    'live.env',
    'SMTP_URL=\nPORT=3001\n#S3_BUCKET=\nMAIL_FROM=\n',
  );
  const { status, stderr, stdout } = spawnSync('bash', ['deploy/release.sh', PROJECT_ROOT], {
    cwd: PROJECT_ROOT,
    encoding: 'utf8',
    env: { ...process.env, VANYA_HOME: home, VANYA_ENV: variables },
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toBe(
    `✖ ${variables} has no value for: SMTP_URL MAIL_FROM. Fill each in, or put # before it.\n`,
  );
  expect(readdirSync(join(home, 'releases'))).toEqual([]);
});

test('a release that is not opened keeps what it has installed for the next try', () => {
  const home = tempFolder();
  mkdirSync(join(home, 'releases'));
  const variables = writeTempFile(home, 'live.env', 'PORT=3001\n');
  writeTempFile(home, 'tree/package-lock.json', '{}');
  const installs = `import { existsSync, mkdirSync } from 'node:fs';
    console.log(existsSync('node_modules/it') ? 'is there' : 'is installed');
    mkdirSync('node_modules/it', { recursive: true });
    process.exit(1);`;
  writeTempFile(home, 'tree/scripts/check-variables.mjs', installs);
  const archive = join(home, 'shop.tar.gz');
  spawnSync('tar', ['-c', '-z', '-f', archive, '-C', join(home, 'tree'), '.']);
  const release = () =>
    spawnSync('bash', ['deploy/release.sh', archive], {
      cwd: PROJECT_ROOT,
      encoding: 'utf8',
      env: {
        ...process.env,
        VANYA_HOME: home,
        VANYA_ENV: variables,
        VANYA_USER: userInfo().username,
      },
    });
  const [first, second] = [release(), release()];
  expect([first.status, first.stdout]).toEqual([1, expect.stringContaining('is installed')]);
  expect([second.status, second.stdout]).toEqual([1, expect.stringContaining('is there')]);
  expect(second.stdout).toContain('Nothing that serves was changed');
  expect(readdirSync(join(home, 'releases'))).toEqual([]);
});

test('a version that was built elsewhere has what it is run by, and none of its dependencies', () => {
  const home = tempFolder();
  const clone = join(home, 'clone');
  const builds = `import { mkdirSync, writeFileSync } from 'node:fs';
    for (const name of ['.next/static', '.next/cache', 'node_modules/it']) {
      mkdirSync(name, { recursive: true });
      writeFileSync(name + '/made', process.env.NODE_ENV ?? '');
    }`;
  writeTempFile(home, 'clone/scripts/build.mjs', builds);
  const git = (...args: string[]) => spawnSync('git', ['-C', clone, ...args]);
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
  ])
    git(...args);
  git('-c', 'user.name=T', '-c', 'user.email=t@example.com', 'commit', '-q', '-m', 'One');
  writeTempFile(home, 'clone/not-committed', '');
  const archive = join(home, 'shop.tar.gz');
  expect(check('bash', 'deploy/pack.sh', clone, 'HEAD', archive)).toMatchObject({
    status: 0,
    text: expect.stringContaining('release.sh shop.tar.gz'),
  });
  const { text } = check('tar', '-t', '-z', '-f', archive);
  expect(text.split('\n').filter((name) => name && !name.endsWith('/'))).toEqual(
    expect.arrayContaining(['./.next/static/made', './scripts/build.mjs']),
  );
  expect(text).not.toMatch(/node_modules|cache|not-committed/);
  expect(readdirSync(home).sort()).toEqual(['clone', 'shop.tar.gz']);
});

test('the scripts find the programs of root where cron calls them', () => {
  const path = 'PATH=/usr/bin:/bin';
  const { stdout } = spawnSync(
    'env',
    ['-i', path, 'bash', '-c', '. deploy/steps.sh; echo "$PATH"'],
    {
      cwd: PROJECT_ROOT,
      encoding: 'utf8',
    },
  );
  expect(stdout.trim().split(':')).toContain('/usr/sbin');
});
