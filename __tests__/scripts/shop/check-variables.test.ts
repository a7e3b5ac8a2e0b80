import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { LIVE_VARIABLES } from '@/__tests__/support/live-variables';
import { PROJECT_ROOT } from '@/__tests__/support/project-files';
import { tempFolder } from '@/__tests__/support/temp-folder';

const LIVE = {
  ...LIVE_VARIABLES,
  API_BASE_URL: 'http://127.0.0.1:4000',
  SESSION_SECRET: 's'.repeat(32),
  TRUSTED_PROXIES: '1',
  EDGE_STOREFRONTS: '3001,3002',
};

/** Checks variables in a file of their own. */
function check(variables: Record<string, string>) {
  const file = join(tempFolder(), 'live.env');
  const lines = Object.entries(variables).map(([name, value]) => `${name}="${value}"`);
  writeFileSync(file, lines.join('\n'));
  return checkFile(file);
}

/** Checks a file of variables; returns the exit code and what was printed. */
function checkFile(file: string) {
  const script = join(PROJECT_ROOT, 'scripts/shop/check-variables.ts');
  const env = { NODE_ENV: 'production', PATH: process.env.PATH } as const;
  const { status, stderr } = spawnSync(process.execPath, [script, file], { env, encoding: 'utf8' });
  return { status, stderr };
}

describe('the check of a file of variables', () => {
  test('passes what a live shop needs, and says nothing', () => {
    expect(check(LIVE)).toEqual({ status: 0, stderr: '' });
  });

  test('names all that is wrong, though the storefronts ask an API at another address', () => {
    const { status, stderr } = check({
      ...LIVE,
      PUBLIC_ORIGIN: 'https://shop.in/shop',
      DATABASE_URL: 'postgres://127.0.0.1/vanya',
      SMTP_URL: 'mail.shop.in',
      SESSION_SECRET: 'short',
      METRICS_TOKEN: LIVE.API_SECRET,
      VALKEY_ULR: 'redis://cache',
      TRUSTED_PROXIES: 'one',
      EDGE_APIS: '4000',
      EDGE_STOREFRONTS: '3001;3002',
    });
    expect(status).toBe(1);
    const named = stderr.split('\n').filter((line) => line.startsWith('  - '));
    expect(named.map((line) => line.split(' ')[3]).sort()).toEqual([
      'API_PORT',
      'EDGE_STOREFRONTS',
      'METRICS_TOKEN',
      'PUBLIC_ORIGIN',
      'SESSION_SECRET',
      'SMTP_URL',
      'TRUSTED_PROXIES',
      'VALKEY_ULR',
    ]);
    expect(stderr).toContain('deploy/live.env.template');
  });

  test.each([
    ['TRUSTED_PROXIES', 'one'],
    ['VALKEY_URL', 'valkey.internal:6379'],
    ['EDGE_STOREFRONTS', '3001;3002'],
  ])('names what the storefront and the edge refuse: %s=%s', (name, value) => {
    expect(check({ ...LIVE, [name]: value })).toEqual({
      status: 1,
      stderr: expect.stringContaining(`  - ${name} must be`),
    });
  });

  test.each([
    [{ EDGE_APIS: '4000,4001' }, 'API_PORT and EDGE_APIS have the same port, 4000'],
    [{ REVALIDATE_SECRET: LIVE.API_SECRET }, 'REVALIDATE_SECRET must differ from API_SECRET'],
    [{ OTP_CEILING: '5' }, 'OTP_CEILING is no variable of the shop; OTP_CEILING_PER_HOUR is'],
    [{ CAPTHCA: 'off' }, 'CAPTHCA is no variable of the shop; CAPTCHA is'],
    [
      {
        PUBLIC_ORIGIN: 'https://shop.in',
        DATABASE_URL: 'postgres://127.0.0.1/vanya',
        EDGE_CERTIFICATE: '/nowhere/chain.pem',
        EDGE_CERTIFICATE_KEY: '/nowhere/key.pem',
      },
      'EDGE_CERTIFICATE_KEY names /nowhere/key.pem, which this user cannot read',
    ],
  ])('names what is wrong between variables: %j', (changed, sentence) => {
    expect(check({ ...LIVE, ...changed }).stderr).toContain(`  - ${sentence}`);
  });

  test('leaves the variables of other programs alone', () => {
    expect(check({ ...LIVE, NODE_OPTIONS: '', OTEL_METRICS_EXPORTER: 'none' }).status).toBe(0);
  });

  test('names a file that cannot be read', () => {
    const { status, stderr } = checkFile('/nowhere/live.env');
    expect(status).toBe(1);
    expect(stderr).toContain('✖ /nowhere/live.env cannot be read');
  });
});
