import { drawStatus, eraseStatus } from './status-line.mjs';

/** A problem that the person at the terminal can solve: a description and advice. */
export class Problem extends Error {
  /**
   * @param {string} what
   * @param {string} [advice]
   */
  constructor(what, advice = '') {
    super(what);
    this.advice = advice;
  }
}

/**
 * Prints a failure in plain words; only an unexpected one shows its stack.
 * @param {unknown} error
 */
export function report(error) {
  eraseStatus();
  if (!(error instanceof Problem)) {
    console.error(error);
    return;
  }
  console.error(`\n✖ ${error.message}`);
  if (error.advice) console.error(`  ${error.advice.replaceAll('\n', '\n  ')}`);
}

/**
 * Prints one line of progress.
 * @param {string} text
 */
export function say(text) {
  eraseStatus();
  console.info(`• ${text}`);
  drawStatus();
}
