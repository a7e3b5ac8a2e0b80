import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { projectFiles, projectText } from '@/__tests__/support/project-files';
import { tempFolder } from '@/__tests__/support/temp-folder';

const units = projectFiles('deploy/systemd/*');
const { DATA_DIR } = parseEnv(projectText('deploy/live.env.template'));
const NODE = '/srv/vanya/current/node_modules/node/bin/node';

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
const systemdTest = hasSystemd ? test : test.skip;

/** The values of a setting of a unit. */
function valuesOf(unit: string, name: string): string[] {
  const lines = projectText(unit).matchAll(new RegExp(`^${name}=(.*)$`, 'gm'));
  return [...lines].map(([, value = '']) => value);
}

/** Copies the units with programs that this machine has; `verify` looks for them. */
function unitsOfThisMachine(): string[] {
  const folder = tempFolder();
  return units.map((unit) => {
    const name = unit.split('/').at(-1) ?? '';
    const text = projectText(unit)
      .replaceAll(NODE, process.execPath)
      .replaceAll('/usr/sbin/nginx', process.execPath);
    writeFileSync(join(folder, name), text);
    return join(folder, name.replace('@.', '@4001.'));
  });
}

describe('the units of systemd', () => {
  systemdTest('are understood by systemd-analyze verify, where it is installed', () => {
    const files = unitsOfThisMachine();
    expect(files).toHaveLength(5);
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...files], {
      encoding: 'utf8',
    });
    const own = stderr.split('\n').filter((line) => line.includes('vanya'));
    expect([status, own]).toEqual([0, []]);
  });

  test.each(units)('%s runs as a user of its own, who writes the data folder at most', (unit) => {
    expect(valuesOf(unit, 'User')).toEqual(['vanya']);
    expect(valuesOf(unit, 'ProtectSystem')).toEqual(['strict']);
    expect(valuesOf(unit, 'ReadWritePaths').filter((path) => path !== DATA_DIR)).toEqual([]);
    expect(valuesOf(unit, 'MemoryMax')).toHaveLength(1);
    expect(valuesOf(unit, 'Environment').join(' ')).toContain('NODE_ENV=production');
  });

  test.each(units)('%s starts programs of the current release by its own Node.js', (unit) => {
    const commands = ['ExecStart', 'ExecStartPre'].flatMap((name) => valuesOf(unit, name));
    const ofShop = commands.filter((command) => !command.startsWith('/usr/sbin/nginx '));
    expect(ofShop.length).toBeGreaterThan(0);
    for (const command of ofShop) {
      const [, program = 'none'] = /^\S+ (?:--\S+ )+(\S+\.ts)/.exec(command) ?? [];
      expect(command.startsWith(`${NODE} `)).toBe(true);
      expect(projectFiles(program)).toEqual([program]);
    }
    expect(valuesOf(unit, 'WorkingDirectory')).toEqual(['/srv/vanya/current']);
  });

  test.each(units.filter((unit) => valuesOf(unit, 'Restart').length > 0))(
    '%s starts its program again until it runs',
    (unit) => {
      expect(valuesOf(unit, 'Restart')).toEqual(['always']);
      expect(valuesOf(unit, 'StartLimitIntervalSec')).toEqual(['0']);
    },
  );

  test.each([
    ['vanya-api@', 'start:api'],
    ['vanya-web@', 'start:web'],
    ['vanya-worker@', 'start:worker'],
  ])('%s gives Node.js the same limits as npm run %s', (name, script) => {
    const { scripts } = JSON.parse(projectText('package.json'));
    const limits = (command: string) => command.match(/--max-\S+/g);
    const [command = ''] = valuesOf(`deploy/systemd/${name}.service`, 'ExecStart');
    expect(limits(command)).toEqual(limits(scripts[script]));
  });
});
