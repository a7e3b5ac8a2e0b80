import { spawnSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { PROJECT_ROOT } from '@/__tests__/support/project-files';

/** What a shell exports for the programs of PostgreSQL. */
function variablesOf(address: string): string[] {
  const env = { PATH: process.env.PATH, NODE_ENV: 'test', DATABASE_URL: address } as const;
  const options = { cwd: PROJECT_ROOT, env, encoding: 'utf8' } as const;
  const { stdout } = spawnSync(process.execPath, ['deploy/database-variables.ts'], options);
  return stdout.trim().split('\n');
}

test('backup and restore reach a managed PostgreSQL by its own root certificate', () => {
  const address = 'postgres://vanya:wo%27rd@db.example:6000/shop';
  expect(variablesOf(`${address}?sslmode=verify-full&sslrootcert=/etc/vanya/tls/root.pem`)).toEqual(
    expect.arrayContaining([
      "export PGHOST='db.example'",
      "export PGPORT='6000'",
      "export PGPASSWORD='wo'\\''rd'",
      "export PGSSLMODE='verify-full'",
      "export PGSSLROOTCERT='/etc/vanya/tls/root.pem'",
    ]),
  );
});
