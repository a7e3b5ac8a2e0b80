import { compileStorefront } from './build-storefront.ts';
import { withCrew } from './crew.ts';
import { loadEnvFile, readSettings } from './settings.ts';
import { storefrontEnvironment } from './storefront.ts';

// Compiles the storefront for any environment: it needs no database, no keys and no API.
await withCrew(async (crew) => {
  loadEnvFile();
  const settings = readSettings(process.env);
  await compileStorefront({ crew, settings, env: storefrontEnvironment(settings, {}) });
  return 0;
});
