import { spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { countPackages, hasTestTools, isInstalled, lockedNode } from './installed.mjs';
import { Problem, say } from './problem.mjs';
import { processesOf } from './running.mjs';
import { showWhile } from './status-line.mjs';

const OFFLINE = /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH/;

/**
 * Runs a command quietly to its end, or to ours.
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function run(command, args, options) {
  return new Promise((done) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const stop = () => child.kill();
    process.once('exit', stop);
    child.on('error', (error) => done({ code: 1, output: String(error) }));
    child.on('close', (code) => {
      process.off('exit', stop);
      done({ code, output });
    });
  });
}

/** Returns the environment without our node_modules/.bin, whose Node.js npm is about to replace. */
function outerEnvironment(root) {
  const ours = join(root, 'node_modules', '.bin');
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== ours);
  return { ...process.env, PATH: path.join(delimiter) };
}

function installProblem(output) {
  const last = output.trim().split('\n').slice(-12).join('\n');
  if (/ENOSPC/.test(output)) {
    return new Problem('The disk is full.', 'Free about 2 GB and start again.');
  }
  if (OFFLINE.test(output)) {
    return new Problem(
      'The dependencies could not be downloaded.',
      `The first start needs the npm registry; check the network and start again.\n${last}`,
    );
  }
  return new Problem('The dependencies could not be installed (npm ci).', last);
}

/**
 * Installs what package-lock.json names, when it is missing or out of date. Tools of the tests that
 * are there already stay.
 * @param {string} root the project's folder
 * @param {{ forTests: boolean }} scope false: what the shop needs is enough
 * @throws {Problem} when npm fails, or a shop of this folder is open: npm would replace its files
 */
export async function ensureInstalled(root, { forTests }) {
  if (isInstalled(root, { forTests })) return;
  assertNothingRuns(root);
  const began = Date.now();
  const options = { cwd: root, env: outerEnvironment(root), shell: process.platform === 'win32' };
  const withTools = forTests || hasTestTools(root);
  const tools = withTools ? '--include=dev' : '--omit=dev';
  const flags = ['ci', tools, '--no-audit', '--no-fund', '--loglevel=error'];
  const text = `Installing ${countPackages(root, { forTests: withTools })} packages (the first time takes a minute or two) …`;
  const { code, output } = await showWhile(text, () => run('npm', flags, options));
  if (code !== 0) throw installProblem(output);
  await ensureLockedNode(root, options.env);
  removeHeaders(root);
  say(`Dependencies installed in ${Math.round((Date.now() - began) / 1000)} s.`);
}

function assertNothingRuns(root) {
  const running = processesOf(root);
  if (running.length === 0) return;
  throw new Problem(
    'The dependencies differ from package-lock.json, and a program of this folder is running.',
    `Installing would replace files that it uses. Close the shop (process ${running.join(', ')}) and run the command again.`,
  );
}

/** npm may block install scripts; the one of the `node` package only fetches its binary. */
async function ensureLockedNode(root, env) {
  if (existsSync(lockedNode(root))) return;
  const cwd = join(root, 'node_modules/node');
  const { output } = await run('node', ['installArchSpecificPackage.js'], { cwd, env });
  if (!existsSync(lockedNode(root))) throw installProblem(output);
}

/** The C headers of Node.js, 67 MB, are for addons that are compiled here; the shop has none. */
function removeHeaders(root) {
  const packages = join(root, 'node_modules/node/node_modules');
  if (!existsSync(packages)) return;
  for (const entry of readdirSync(packages, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    rmSync(join(packages, entry.name, 'include'), { recursive: true, force: true });
  }
}
