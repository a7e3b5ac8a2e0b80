import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const BINARY = process.platform === 'win32' ? 'node.exe' : 'node';

/**
 * Returns the path of the lockfile's Node.js, which runs everything but this folder.
 * @param {string} root the project's folder
 */
export function lockedNode(root) {
  return join(root, 'node_modules/node/bin', BINARY);
}

/** @param {string} path */
function packagesIn(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

/** Whether the shop opens without a package of the lockfile. */
const isForTests = ({ dev, devOptional, peer }) => Boolean(dev || devOptional || peer);

/**
 * Whether the tools of the tests are among what is installed.
 * @param {string} root the project's folder
 */
export function hasTestTools(root) {
  const present = packagesIn(join(root, 'node_modules/.package-lock.json'));
  return Object.values(present).some(({ dev }) => dev);
}

/**
 * Returns how many packages an installation has at most; some are of other systems.
 * @param {string} root the project's folder
 * @param {{ forTests: boolean }} scope
 */
export function countPackages(root, { forTests }) {
  const wanted = Object.entries(packagesIn(join(root, 'package-lock.json')));
  return wanted.filter(([path, entry]) => path !== '' && (forTests || !isForTests(entry))).length;
}

/**
 * Whether node_modules holds what package-lock.json names. npm writes its own list of what it
 * installed as its last act, so a half-finished installation does not count.
 * @param {string} root the project's folder
 * @param {{ forTests: boolean }} scope false: what the shop needs is enough
 */
export function isInstalled(root, { forTests }) {
  const wanted = packagesIn(join(root, 'package-lock.json'));
  const present = packagesIn(join(root, 'node_modules/.package-lock.json'));
  const agrees = ([path, entry]) => {
    const { version, integrity, optional } = entry;
    const found = present[path];
    if (path === '' || (!found && (optional || (!forTests && isForTests(entry))))) return true;
    return found?.version === version && found?.integrity === integrity;
  };
  return Object.entries(wanted).every(agrees) && existsSync(lockedNode(root));
}
