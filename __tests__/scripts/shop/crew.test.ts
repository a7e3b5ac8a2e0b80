import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { tempFolder, writeTempFile } from '@/__tests__/support/temp-folder';
import type { Child } from '@/scripts/shop/child';
import { Crew } from '@/scripts/shop/crew';
import { RESTART_RULES } from '@/scripts/shop/supervise';

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
    const crew = new Crew(RESTART_RULES, 400);
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
