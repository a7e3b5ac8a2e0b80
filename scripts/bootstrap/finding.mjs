import { join } from 'node:path';
import { isInstalled } from './installed.mjs';

const OLDEST = [20, 9];

/**
 * One line of the doctor's report.
 * @typedef {object} Finding
 * @property {string} what what was checked
 * @property {boolean} isOk
 * @property {string} detail what was found
 * @property {string} [mend] the command or the step that mends it; given where `isOk` is false
 * @property {boolean} [isForTests] true where only the tests need it: the shop opens without it
 */

/**
 * Whether a version of Node.js can start the scripts, which then run on the locked one.
 * @param {string} version such as 26.1.0
 * @returns {Finding}
 */
export function nodeFinding(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isOk = major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
  const detail = isOk ? version : `${version}; ${OLDEST.join('.')} or later is needed`;
  return { what: 'Node.js', isOk, detail, mend: 'install it from https://nodejs.org' };
}

/**
 * Whether node_modules holds what package-lock.json names.
 * @param {string} root the project's folder
 * @returns {Finding}
 */
export function dependenciesFinding(root) {
  const isOk = isInstalled(root, { forTests: true });
  const place = join('node_modules', '.package-lock.json');
  const detail = isOk ? 'as in package-lock.json' : `${place} differs from package-lock.json`;
  return { what: 'Dependencies', isOk, detail, mend: 'npm ci --include=dev' };
}

/**
 * Returns a line of the report, with the remedy below.
 * @param {Finding} finding
 */
export function findingText({ what, isOk, detail, mend, isForTests }) {
  const state = isOk ? '✔ ok     ' : '✖ to mend';
  const scope = isForTests && !isOk ? ' (for the tests only)' : '';
  const line = `${state}  ${what.padEnd(30)} ${detail}${scope}`;
  return isOk || !mend ? line : `${line}\n           → ${mend}`;
}

/**
 * Returns 1 where something is missing that the shop needs, else 0.
 * @param {readonly Finding[]} findings
 */
export function exitCodeFor(findings) {
  return findings.some(({ isOk, isForTests }) => !isOk && !isForTests) ? 1 : 0;
}

/**
 * Prints findings and returns the exit code.
 * @param {readonly Finding[]} findings
 */
export function printFindings(findings) {
  for (const finding of findings) console.info(findingText(finding));
  return exitCodeFor(findings);
}
