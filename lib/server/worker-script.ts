import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inLanguage, LANGUAGE_CODES } from '@/contract/shop/languages';
import { pages } from '@/contract/shop/pages';
import { accountApi } from '@/lib/api-routes/account';
import { shoppingApi } from '@/lib/api-routes/shopping';
import { pagePattern } from '@/lib/routing/page-patterns';

/** The files of `lib/worker`, each after those it imports. */
const PARTS = ['decisions.mjs', 'copies.mjs', 'listen.mjs'];

/** Writes after which another person may look, or nobody is to see what was looked at. */
const FORGET_AT = [
  shoppingApi.logout(),
  accountApi.closeAccount(),
  accountApi.login(),
  accountApi.verifyLoginCode(),
  accountApi.signup(),
  accountApi.provenSignup(),
  accountApi.updatePassword(),
];

/**
 * Returns the script of the service worker for one build. Firefox starts no module as a worker
 * before version 147, so the modules become one plain script. A new build makes a new text, by
 * which browsers notice that there is another worker.
 * @param build the id that `next build` gave
 * @throws Error if a file of the worker cannot be read
 */
export async function workerScript(build: string): Promise<string> {
  const folder = join(process.cwd(), 'lib/worker');
  const texts = await Promise.all(PARTS.map((file) => readFile(join(folder, file), 'utf8')));
  const settings = {
    build,
    offline: LANGUAGE_CODES.map((language) => inLanguage(pages.offline.path, language)),
    product: pagePattern(pages.product),
    forgetAt: FORGET_AT,
  };
  return `${texts.map(withoutModules).join('')}startWorker(self, ${JSON.stringify(settings)});\n`;
}

function withoutModules(text: string): string {
  return text.replace(/^import [^;]*;\n/gm, '').replace(/^export /gm, '');
}

/**
 * Returns the id of the running build.
 * @throws Error in development, where there is none
 */
export async function readBuildId(): Promise<string> {
  return readFile(join(process.cwd(), process.env.DIST_DIR ?? '.next', 'BUILD_ID'), 'utf8');
}
