import { Problem } from '../bootstrap/problem.mjs';
import { answers } from './answers.ts';
import { isComplete } from './build-stamp.ts';
import { renderPages } from './build-storefront.ts';
import { withCrew } from './crew.ts';
import { loadEnvFile, readSettings } from './settings.ts';
import { storefrontEnvironment } from './storefront.ts';

// Renders the pages that everybody opens into the build, from what the API says.
await withCrew(async (crew) => {
  loadEnvFile();
  const settings = readSettings(process.env);
  if (!isComplete(settings))
    throw new Problem('There is no build to render into.', 'Run: npm run build');
  if (!(await answers(settings.apiBaseUrl))) {
    throw new Problem(
      `The API at ${settings.apiBaseUrl} does not answer.`,
      'Start it, or set API_BASE_URL to its address.',
    );
  }
  await renderPages({ crew, settings, env: storefrontEnvironment(settings, {}) });
  return 0;
});
