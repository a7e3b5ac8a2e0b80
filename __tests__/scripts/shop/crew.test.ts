import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { tempFolder, writeTempFile } from '@/__tests__/support/temp-folder';
import type { Child } from '@/scripts/shop/child';
import { Crew } from '@/scripts/shop/crew';

const folder = tempFolder();
const diary = writeTempFile(folder, 'diary', '');
const stayer = writeTempFile(
  folder,
  'stayer.mjs',
  `import { appendFileSync } from 'node:fs';
   const [, , diary, name] = process.argv;
   const timer = setInterval(() => {}, 1000);
   process.on('SIGTERM', () => { appendFileSync(diary, name + ' '); clearInterval(timer); });
   console.log('here');`,
);
const deaf = writeTempFile(
  folder,
  'deaf.mjs',
  `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('here');`,
);
const failure = writeTempFile(folder, 'failure.mjs', `console.error('no luck'); process.exit(3);`);
const half = writeTempFile(
  folder,
  'half.mjs',
  `setInterval(() => {}, 1000);
   console.log('up ' + process.pid);`,
);
const broken = writeTempFile(
  folder,
  'broken.mjs',
  `import { existsSync, writeFileSync } from 'node:fs';
   const [, , mark] = process.argv;
   if (existsSync(mark)) { console.error('no luck'); process.exit(3); }
   writeFileSync(mark, '');
   console.log('up ' + process.pid);
   setInterval(() => {}, 1000);`,
);

/** Starts a child process that keeps running; resolves when it is ready. */
async function startStayer(crew: Crew, name: string, program = stayer): Promise<Child> {
  const { promise: isUp, resolve: onLine } = Promise.withResolvers<string>();
  const child = crew.start({ name, args: [program, diary, name], env: {}, onLine });
  await isUp;
  return child;
}

describe('the child processes of a script', () => {
  test('are stopped newest first', async () => {
    const crew = new Crew();
    await startStayer(crew, 'api');
    await startStayer(crew, 'storefront');
    await crew.stop();
    expect(readFileSync(diary, 'utf8')).toBe('storefront api ');
  });

  test('are all stopped in the time for one, though none listens to the signal', async () => {
    const crew = new Crew({ stopMs: 400 });
    await startStayer(crew, 'api', deaf);
    await startStayer(crew, 'storefront', deaf);
    const begun = Date.now();
    await crew.stop();
    expect(Date.now() - begun).toBeLessThan(4_000);
  });

  test('report the last output of a program that failed', async () => {
    const run = new Crew().run({ name: 'The build', args: [failure], env: {} });
    await expect(run).rejects.toMatchObject({ message: 'The build failed.', advice: 'no luck' });
  });
});

/** A crew with one kept child, and the process ids of its starts. */
function keepOne(args: string[]) {
  const crew = new Crew({ restMs: 1 });
  let arrived = (_pid: number) => {};
  let next = new Promise<number>((resolve) => {
    arrived = resolve;
  });
  const nextPid = async () => {
    const pid = await next;
    next = new Promise((resolve) => {
      arrived = resolve;
    });
    return pid;
  };
  let isUp = () => {};
  const onLine = (line: string) => {
    if (!line.startsWith('up ')) return;
    isUp();
    arrived(Number(line.slice(3)));
  };
  const opened = crew.keep({ name: 'The half', args, env: {}, onLine }, (child) => {
    const up = new Promise<void>((resolve) => {
      isUp = resolve;
    });
    const failed = child.ended.then(() => Promise.reject(new Error('ended')));
    return Promise.race([up, failed]);
  });
  return { crew, opened, nextPid };
}

const words = jest.spyOn(console, 'info').mockImplementation(() => undefined);

afterEach(() => {
  words.mockClear();
});

describe('a half of the shop', () => {
  test('starts again each of the ten times it is killed', async () => {
    const { crew, opened, nextPid } = keepOne([half]);
    await opened;
    const pids = new Set<number>();
    for (let kills = 0; kills < 10; kills++) {
      const pid = await nextPid();
      pids.add(pid);
      process.kill(pid, 'SIGKILL');
    }
    pids.add(await nextPid());
    expect(pids.size).toBe(11);
    await crew.stop();
  });

  test('that cannot start again is given up, with its last output', async () => {
    const { crew, opened, nextPid } = keepOne([broken, `${folder}/mark`]);
    await opened;
    process.kill(await nextPid(), 'SIGKILL');
    await expect(crew.untilGivenUp()).rejects.toMatchObject({
      message: 'The half cannot be started again; closing the rest.',
      advice: 'no luck',
    });
    await crew.stop();
  });

  test('does not start again when the script stops it', async () => {
    const { crew, opened } = keepOne([half]);
    await opened;
    await crew.stop();
    expect(words.mock.calls.flat().join()).not.toContain('starts again');
  });
});
