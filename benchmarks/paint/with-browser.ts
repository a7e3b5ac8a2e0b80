import { createServer } from 'node:net';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/test/find-browser.ts';

/** Opens a browser with nothing in its caches, and the port at which it takes commands. */
export async function withBrowser<T>(
  use: (browser: Browser, port: number) => Promise<T>,
): Promise<T> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await findBrowser('whole'),
    args: [
      `--remote-debugging-port=${port}`,
      '--ignore-certificate-errors',
      // Chromium's own sandbox refuses to run as root, as in most containers.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  try {
    return await use(browser, port);
  } finally {
    await browser.close();
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
