import { readConfig } from '../../lib/server/config.ts';
import { Problem, report } from '../bootstrap/problem.mjs';
import { readEdgeSettings } from '../edge/settings.ts';
import { assertLiveEnvironment } from './live-environment.ts';
import { sharedSecrets } from './secrets.ts';
import { loadEnvFile, readSettings } from './settings.ts';

/** @throws {Problem} naming the variable of the storefront that is wrong */
function assertStorefrontOpens(): void {
  try {
    readConfig(process.env);
  } catch (error) {
    throw new Problem((error as Error).message);
  }
}

// Names what is wrong in a file of variables, before a release compiles for minutes: those of the API,
// of the storefront and of the edge. A server of docs/go-live.md has all three, whichever API its
// storefronts ask.
try {
  loadEnvFile(process.argv[2]);
  const settings = { ...readSettings(process.env), bundledApi: true };
  assertLiveEnvironment(settings, sharedSecrets(settings));
  assertStorefrontOpens();
  readEdgeSettings(process.env);
} catch (error) {
  report(error);
  process.exitCode = 1;
}
