import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { lockedNode } from './installed.mjs';
import { Problem, report } from './problem.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const OLDEST = [20, 9];

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  throw new Problem(
    `Node.js ${OLDEST.join('.')} or later is needed; this is ${process.versions.node}.`,
    'Get it from https://nodejs.org and run the command again.',
  );
}

/** Hands over to a script on the locked Node.js, and passes signals on to it. */
function handOver(script) {
  const node = lockedNode(ROOT);
  const path = [join(ROOT, 'node_modules', '.bin'), dirname(node), process.env.PATH ?? ''];
  const child = spawn(node, [join(ROOT, 'scripts', script), ...process.argv.slice(2)], {
    cwd: ROOT,
    env: { ...process.env, PATH: path.join(delimiter) },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  whenOrphaned(() => child.kill('SIGTERM'));
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('exit', (code) => done(code ?? 1));
  });
}

/**
 * npm passes a signal on to the shell between itself and this script, and most shells die of it
 * without a word to their child; the change of parent is what is left to notice.
 */
function whenOrphaned(act) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act();
  }, 100);
  watch.unref();
}

/**
 * Runs one of our scripts on a machine with nothing but Node.js and npm: checks the version,
 * installs the locked dependencies, and goes on with the Node.js among them.
 * This folder alone must run on the oldest supported Node.js, without packages.
 * @param {string} script path inside scripts/
 */
export async function runOnLockedNode(script) {
  try {
    checkNode();
    await ensureInstalled(ROOT);
    process.exitCode = await handOver(script);
  } catch (error) {
    report(error);
    process.exitCode = 1;
  }
}
