import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { hasPostgres } from '@/__tests__/support/own-postgres';
import { PROJECT_ROOT } from '@/__tests__/support/project-files';
import {
  openReleaseServer,
  type ReleaseServer,
  trafficDuring,
} from '@/__tests__/support/release-server';
import { size } from '@/__tests__/support/size';
import { hasOpenssl } from '@/e2e/fixtures/tls-proxy';
import { findNginx } from '@/scripts/edge/find-nginx';

const isRehearsed = hasPostgres && hasOpenssl() && findNginx() && size({ quick: 0, heavy: 1 }) > 0;
const rehearsal = isRehearsed ? test : test.skip;

/** A build on a machine that does something else besides. */
const RELEASE_MS = 900_000;

let server: ReleaseServer;
const folder = mkdtempSync(join(tmpdir(), 'vanya-release-'));
const clone = join(folder, 'clone');
const PAGES = ['/', '/faq', '/cart', '/shop', '/api/session', '/healthz'];

/** Commits what a change makes of the clone. */
function commit(change: () => void): void {
  change();
  const person = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  execFileSync('git', ['-C', clone, ...person, 'commit', '-qam', 'A change']);
}

/** The style sheets of the current release. */
const styles = () =>
  globSync('**/*.css', { cwd: join(server.home, 'current/.next/static') }).filter(
    (name) => !name.includes('.br.'),
  );

beforeAll(async () => {
  if (!isRehearsed) return;
  execFileSync('git', ['clone', '-q', PROJECT_ROOT, clone]);
  server = await openReleaseServer(folder);
  const { status, text } = await server.run('release.sh', clone);
  expect([status, text]).toEqual([0, expect.stringContaining('is open.')]);
}, RELEASE_MS);
afterAll(async () => {
  // The folder says what runs, so it goes last.
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

describe('a release', () => {
  rehearsal(
    'opens without a failed request, and so does the one before again',
    async () => {
      const before = { release: server.current(), styles: styles() };
      commit(() => appendFileSync(join(clone, 'app/tokens.css'), '.of-this-release{color:red}\n'));
      const files = before.styles.map((name) => `/_next/static/${name}`);
      const asked = [...PAGES, ...files];
      const opened = await trafficDuring(server.origin, asked, server.run('release.sh', clone));
      expect([opened.result.status, opened.failed]).toEqual([0, []]);
      expect(opened.count).toBeGreaterThan(100);
      expect(server.current()).not.toBe(before.release);
      expect(styles()).not.toEqual(before.styles);

      const ofBoth = [...asked, ...styles().map((name) => `/_next/static/${name}`)];
      const back = await trafficDuring(server.origin, ofBoth, server.run('rollback.sh'));
      expect([back.result.status, back.failed]).toEqual([0, []]);
      expect(back.count).toBeGreaterThan(100);
      expect(server.current()).toBe(before.release);
    },
    RELEASE_MS,
  );

  rehearsal.each([
    ['cannot be built', 'middleware.ts', 'Nothing that serves was changed'],
    [
      'whose API does not start',
      'shop-api/main.ts',
      'The api of this release does not become ready',
    ],
  ])(
    'that %s leaves the shop as it is',
    async (_what, file, reason) => {
      const before = [server.current(), readdirSync(join(server.home, 'releases'))];
      const path = join(clone, file);
      commit(() => writeFileSync(path, 'throw new Error("broken";\n'));
      const { result, failed } = await trafficDuring(
        server.origin,
        PAGES,
        server.run('release.sh', clone),
      );
      execFileSync('git', ['-C', clone, 'reset', '-q', '--hard', 'HEAD~1']);
      expect([result.status, failed]).toEqual([1, []]);
      expect(result.text).toContain(reason);
      expect([server.current(), readdirSync(join(server.home, 'releases'))]).toEqual(before);
    },
    RELEASE_MS,
  );

  rehearsal(
    'names a variable that is wrong before it builds',
    async () => {
      const before = [server.current(), readdirSync(join(server.home, 'releases'))];
      const file = join(folder, 'live.env');
      const variables = readFileSync(file, 'utf8');
      writeFileSync(file, variables.replace(/^MAIL_FROM=.*$/m, 'MAIL_FROM="the shop"'));
      const { status, text } = await server.run('release.sh', clone);
      writeFileSync(file, variables);
      expect([status, text]).toEqual([1, expect.stringMatching(/does not start.*\n.*MAIL_FROM/)]);
      expect(text).not.toContain('Building');
      expect([server.current(), readdirSync(join(server.home, 'releases'))]).toEqual(before);
    },
    RELEASE_MS,
  );

  test('names what is missing before it does anything', () => {
    const env = { ...process.env, VANYA_HOME: folder };
    const command = [join(PROJECT_ROOT, 'deploy/release.sh'), PROJECT_ROOT];
    const refused = () => execFileSync('bash', command, { env, stdio: 'pipe' });
    expect(refused).toThrow(`${folder}/releases does not exist`);
  });
});
