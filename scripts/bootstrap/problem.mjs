/** Something the person at the terminal can put right: what is wrong, and what to do. */
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
 * Prints a failure in plain words; only an unforeseen one shows its stack.
 * @param {unknown} error
 */
export function report(error) {
  if (!(error instanceof Problem)) {
    console.error(error);
    return;
  }
  console.error(`\n✖ ${error.message}`);
  if (error.advice) console.error(`  ${error.advice.replaceAll('\n', '\n  ')}`);
}

/**
 * One line of progress.
 * @param {string} text
 */
export function say(text) {
  console.info(`• ${text}`);
}
