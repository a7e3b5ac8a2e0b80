import { say } from '../bootstrap/problem.mjs';
import { apiEnvironment, migrateDatabase, startApi } from './api.ts';
import { type Build, compileStorefront, renderFirstPages } from './build-storefront.ts';
import { assertPortFree, assertUsableFolder } from './checks.ts';
import type { Crew } from './crew.ts';
import { assertLiveEnvironment } from './live-environment.ts';
import { sharedSecrets } from './secrets.ts';
import type { ShopSettings } from './settings.ts';
import { startStorefront, storefrontEnvironment } from './storefront.ts';

const API_PROGRAM = 'shop-api/main.ts';
/** What is new dies young; three spaces of 16 MiB, as V8 would take, serve nobody faster. */
const API_HEAP = '--max-semi-space-size=8';

/**
 * Opens the whole shop and returns its build when it answers, with the first pages in it.
 * @param manner `production` builds when the sources changed; `development` reloads while they do
 * @throws {Problem} with a remedy, when something prevents it
 */
export async function openShop(
  crew: Crew,
  settings: ShopSettings,
  manner: 'production' | 'development' = 'production',
): Promise<Build> {
  const { port, apiPort, portVariables } = settings;
  await assertPortFree(port, portVariables.port);
  if (settings.bundledApi) await assertPortFree(apiPort, portVariables.apiPort);
  assertUsableFolder(settings.dataDir);
  const secrets = sharedSecrets(settings);
  assertLiveEnvironment(settings, secrets);
  const reloads = manner === 'development';
  const env = storefrontEnvironment(settings, secrets);
  const build = { crew, settings, env };
  const openApi = () => openBundledApi(crew, settings, secrets, reloads);
  if (reloads) await openApi();
  else {
    await Promise.all([openApi(), compileStorefront(build)]);
    await renderFirstPages(build);
  }
  await startStorefront(crew, settings, env, manner);
  return build;
}

async function openBundledApi(
  crew: Crew,
  settings: ShopSettings,
  secrets: Record<string, string>,
  reloads: boolean,
): Promise<void> {
  if (!settings.bundledApi) {
    say(`The storefront asks ${settings.apiBaseUrl}; the bundled API stays closed.`);
    return;
  }
  const watch = reloads ? ['--watch', '--watch-preserve-output'] : [];
  const args = [API_HEAP, ...watch, API_PROGRAM];
  const env = apiEnvironment(settings, secrets);
  await migrateDatabase(crew, env);
  await startApi(crew, args, { ...env, ...(reloads && { CHECK_ANSWERS: 'true' }) });
}
