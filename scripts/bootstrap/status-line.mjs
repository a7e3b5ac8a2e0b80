import { stdout } from 'node:process';

/** What is under way, and when it began; the last line of a terminal names it with its seconds. */
const works = new Map();
let timer;

/** Takes the line away, before another one is printed. */
export function eraseStatus() {
  if (works.size > 0) stdout.write('\r\x1b[K');
}

/** Draws the line anew, below what was printed. */
export function drawStatus() {
  if (works.size === 0) return;
  const parts = [...works].map(([text, began]) => {
    return `${text} ${Math.round((Date.now() - began) / 1000)} s`;
  });
  const line = `• ${parts.join(', ')}`;
  // A longer line would leave pieces of itself behind.
  stdout.write(`\r\x1b[K${line.slice(0, Math.max(20, (stdout.columns ?? 80) - 1))}`);
}

/**
 * Names work while it lasts: on a terminal with its seconds on the last line, elsewhere once.
 * @template T
 * @param {string} text
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function showWhile(text, work) {
  if (!stdout.isTTY) {
    console.info(`• ${text}`);
    return work();
  }
  works.set(text, Date.now());
  timer ??= setInterval(drawStatus, 1000);
  timer.unref();
  drawStatus();
  try {
    return await work();
  } finally {
    eraseStatus();
    works.delete(text);
    if (works.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
    drawStatus();
  }
}
