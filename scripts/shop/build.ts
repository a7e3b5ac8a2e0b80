import { join } from 'node:path';
import { compressFiles } from '../edge/compress-files.ts';
import { compileStorefront } from './build-storefront.ts';
import { withCrew } from './crew.ts';
import { loadEnvFile, ROOT, readSettings } from './settings.ts';
import { storefrontEnvironment } from './storefront.ts';

// Compiles the storefront for any environment, and compresses its files for the edge: it needs no
// database, no keys and no API.
await withCrew(async (crew) => {
  loadEnvFile();
  const settings = readSettings(process.env);
  await compileStorefront({ crew, settings, env: storefrontEnvironment(settings, {}) });
  await compressFiles(join(ROOT, settings.distDir, 'static'));
  return 0;
});
