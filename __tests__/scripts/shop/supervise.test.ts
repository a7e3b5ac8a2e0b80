import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { tempFolder, writeTempFile } from '@/__tests__/support/temp-folder';
import { Crew } from '@/scripts/shop/crew';
import { RESTART_RULES } from '@/scripts/shop/supervise';

const folder = tempFolder();
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
const QUICK = { ...RESTART_RULES, firstPauseMs: 1, longestPauseMs: 4 };

/** A crew with one kept child, and the process ids of its starts. */
function keepOne(args: string[]) {
  const crew = new Crew(QUICK);
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

  test('waits longer before each new start', async () => {
    const { crew, opened, nextPid } = keepOne([half]);
    await opened;
    for (let kills = 0; kills < 4; kills++) process.kill(await nextPid(), 'SIGKILL');
    await nextPid();
    const pauses = words.mock.calls.flat().map((line) => /in ([\d.]+) s/.exec(String(line))?.[1]);
    expect(pauses.filter(Boolean)).toEqual(['0.001', '0.002', '0.004', '0.004']);
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
