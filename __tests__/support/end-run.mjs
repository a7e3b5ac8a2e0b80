import { spawn } from 'node:child_process';

/** Drops the databases of the run, which waits for the disk, so nobody waits for it. */
export default function endRun() {
  if (!process.env.TEST_DATABASE_URL) return;
  spawn(process.execPath, [`${import.meta.dirname}/drop-clones.ts`], {
    detached: true,
    stdio: 'ignore',
  }).unref();
}
