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

/**
 * Whether node_modules holds what package-lock.json names. npm writes its own list of what it
 * installed as its last act, so a half-finished installation does not count.
 * @param {string} root the project's folder
 */
export function isInstalled(root) {
  const wanted = packagesIn(join(root, 'package-lock.json'));
  const present = packagesIn(join(root, 'node_modules/.package-lock.json'));
  const agrees = ([path, { version, integrity, optional }]) => {
    const found = present[path];
    if (path === '' || (!found && optional)) return true;
    return found?.version === version && found?.integrity === integrity;
  };
  return Object.entries(wanted).every(agrees) && existsSync(lockedNode(root));
}
