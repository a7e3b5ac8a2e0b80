import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { lockedNode } from './installed.mjs';
import { Problem, report } from './problem.mjs';

/** What the system's loader ends a program with that lacks a library. */
const NO_LIBRARY = 127;

/** The oldest Node.js that can run this folder. */
const OLDEST = [20, 9];

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * Refuses a version of Node.js that cannot run this folder.
 * @param {string} version such as 26.1.0
 * @throws {Problem}
 */
export function assertNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  throw new Problem(
    `This Node.js is ${version}; ${OLDEST.join('.')} or later is needed.`,
    'Get it from https://nodejs.org and run the command again.',
  );
}

function libraryProblem() {
  return new Problem(
    'The Node.js of the shop does not start: the system lacks a library, which the line above names.',
    'Debian and Ubuntu: apt-get install libatomic1',
  );
}

/** Starts a script on the locked Node.js, in place of this process. */
function startScript(script) {
  const node = lockedNode(ROOT);
  const path = [join(ROOT, 'node_modules', '.bin'), dirname(node), process.env.PATH ?? ''];
  return spawn(node, [join(ROOT, 'scripts', script), ...process.argv.slice(2)], {
    cwd: ROOT,
    env: { ...process.env, PATH: path.join(delimiter), STARTED_AT: String(performance.timeOrigin) },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
}

/** Returns the exit code of a child; 1 when a signal ended it. */
function exitCodeOf(child) {
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('exit', (code) => done(code ?? 1));
  });
}

/**
 * Calls `stop` when this script is asked to end. npm passes a signal to the shell between itself
 * and this script, and most shells end without passing it on to their child; the only trace is then
 * the change of parent.
 */
function whenAskedToEnd(stop) {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 100);
  watch.unref();
}

/**
 * Runs one of our scripts on a machine with only Node.js and npm: checks the version, installs the
 * locked dependencies, and continues with the Node.js among them. This folder alone must run on the
 * oldest supported Node.js, without packages.
 * @param {string} script path inside scripts/
 * @param {{ forTests: boolean }} scope false: installs only what the shop needs
 */
export async function runOnLockedNode(script, scope = { forTests: true }) {
  let child;
  whenAskedToEnd(() => (child ? child.kill('SIGTERM') : process.exit(1)));
  try {
    assertNewEnough(process.versions.node);
    await ensureInstalled(ROOT, scope);
    child = startScript(script);
    process.exitCode = await exitCodeOf(child);
    if (process.exitCode === NO_LIBRARY) throw libraryProblem();
  } catch (error) {
    report(error);
    process.exitCode = 1;
  }
}
