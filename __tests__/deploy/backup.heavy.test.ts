import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, readdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { hasPostgres, type OwnPostgres, startOwnPostgres } from '@/__tests__/support/own-postgres';
import { PROJECT_ROOT } from '@/__tests__/support/project-files';
import { sampleUpload } from '@/__tests__/support/sample-upload';
import { size } from '@/__tests__/support/size';
import { tempFolder, writeTempFile } from '@/__tests__/support/temp-folder';
import { diskMediaStore } from '@/shop-api/providers/pictures/disk-media-store';
import { ForkedPictureMaker } from '@/shop-api/providers/pictures/picture-maker';
import { storePicture } from '@/shop-api/providers/pictures/store-picture';

const isRehearsed = hasPostgres && size({ quick: 0, heavy: 1 }) > 0;
const rehearsal = isRehearsed ? test : test.skip;

/** A shop as far as a backup knows it: its variables, its database and its data folder. */
interface Shop {
  variables: string;
  database: string;
  dataDir: string;
}

const folder = tempFolder();
const backups = join(folder, 'backups');
const servers: OwnPostgres[] = [];

async function openShop(name: string): Promise<Shop & { server: OwnPostgres }> {
  const server = await startOwnPostgres();
  servers.push(server);
  const database = server.create('shop');
  const dataDir = join(folder, name);
  const secret = writeTempFile(folder, `${name}-secret`, `${name}'s secret`);
  const lines = [
    `DATABASE_URL=${database}`,
    `DATA_DIR=${dataDir}`,
    `SESSION_SECRET_FILE=${secret}`,
  ];
  return {
    server,
    database,
    dataDir,
    variables: writeTempFile(folder, `${name}.env`, lines.join('\n')),
  };
}

/** Runs a script of deploy for a shop; returns its code and everything it printed. */
function run(script: string, shop: Shop, ...args: string[]) {
  const own = { VANYA_ENV: shop.variables, VANYA_USER: userInfo().username };
  const env = { ...process.env, ...own };
  const command = [join(PROJECT_ROOT, 'deploy', script), ...args];
  const { status, stdout, stderr } = spawnSync('bash', command, { env, encoding: 'utf8' });
  return { status, text: stdout + stderr };
}

let saved: Awaited<ReturnType<typeof openShop>>;
let restored: Awaited<ReturnType<typeof openShop>>;
let pictureId = '';
let backup = '';

beforeAll(async () => {
  if (!isRehearsed) return;
  saved = await openShop('saved');
  restored = await openShop('restored');
  expect(run('run.sh', saved, 'migrate')).toMatchObject({ status: 0 });
  const bytes = new Uint8Array(
    await (await sampleUpload({ width: 900, height: 600 })).arrayBuffer(),
  );
  const media = join(saved.dataDir, 'media');
  const picture = await storePicture({ bytes, media: diskMediaStore(media) });
  pictureId = picture.id;
  await new ForkedPictureMaker({ folder: media }).make(pictureId, '480.webp');
  // Its count of transactions is far above that of the other server.
  const counts = Array.from({ length: 20_000 }, () => 'SELECT pg_current_xact_id()');
  saved.server.sql(
    saved.database,
    ...counts,
    'INSERT INTO catalogue_changes (product_id) VALUES (7)',
    "INSERT INTO cache_notices (tags) VALUES ('{home}')",
  );
  const { status, text } = run('backup.sh', saved, backups);
  expect([status, text]).toEqual([0, expect.stringContaining('Saved in')]);
  backup = join(backups, readdirSync(backups).find((name) => !name.startsWith('.')) ?? 'none');
}, 120_000);
afterAll(() => {
  for (const server of servers) server.stop();
});

describe('a backup', () => {
  rehearsal(
    'has the originals of the pictures alone, the variables, and the files they name',
    () => {
      const listed = (name: string) =>
        execFileSync('tar', ['-t', '-P', '-f', join(backup, name)], { encoding: 'utf8' })
          .trim()
          .split('\n')
          .sort();
      expect(listed('pictures.tar')).toEqual([
        `./${pictureId}/original`,
        `./${pictureId}/picture.json`,
      ]);
      expect(listed('variables.tar')).toEqual([`${folder}/saved-secret`, saved.variables]);
    },
  );

  rehearsal('is refused where something in it has changed', () => {
    const copy = join(folder, 'damaged');
    execFileSync('cp', ['-r', backup, copy]);
    appendFileSync(join(copy, 'database.dump'), 'x');
    expect(run('restore.sh', restored, copy)).toMatchObject({
      status: 1,
      text: expect.stringContaining('is damaged'),
    });
    expect(
      restored.server.sql(
        restored.database,
        "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'",
      ),
    ).toBe('0');
  });

  rehearsal('opens on another server, whose count of transactions is lower', async () => {
    const { status, text } = run('restore.sh', restored, backup);
    expect([status, text]).toEqual([0, expect.stringContaining('Restored.')]);
    const count = 'SELECT count(*) FROM content_pages';
    const ask = ({ server, database }: typeof saved, sql: string) => server.sql(database, sql);
    expect(Number(ask(restored, count))).toBeGreaterThan(0);
    expect(ask(restored, count)).toBe(ask(saved, count));
    const number = 'SELECT pg_current_xact_id()';
    expect(Number(ask(restored, number))).toBeLessThan(Number(ask(saved, number)));
    expect(ask(saved, 'SELECT product_id FROM catalogue_changes')).toBe('7');
    expect(ask(restored, 'SELECT product_id FROM catalogue_changes')).toBe('');
    // No notice has an id that one had before, and storefronts learn that they have missed some.
    const notices = 'SELECT count(*), min(id) > 1000000, sum(cardinality(tags)) FROM cache_notices';
    expect(ask(restored, notices)).toBe('1|t|0');
    const maker = new ForkedPictureMaker({ folder: join(restored.dataDir, 'media') });
    expect(await maker.make(pictureId, '480.webp')).toBe(true);
  });

  rehearsal('replaces what is there only when it is asked to', () => {
    const { database, server } = restored;
    server.sql(database, 'CREATE TABLE mine (id int)');
    expect(run('restore.sh', restored, backup)).toMatchObject({
      status: 1,
      text: expect.stringContaining('Restore into an empty one'),
    });
    expect(run('restore.sh', restored, backup, '--replace')).toMatchObject({ status: 0 });
    expect(server.sql(database, "SELECT to_regclass('mine') IS NULL")).toBe('t');
  });

  test('says what it cannot save', () => {
    const variables = writeTempFile(folder, 'embedded.env', 'DATA_DIR=.data');
    const { status, text } = run('backup.sh', { variables, database: '', dataDir: '' }, backups);
    expect(status).toBe(1);
    expect(text).toContain('DATABASE_URL is not set');
    expect(text).not.toContain('node:internal');
  });
});
