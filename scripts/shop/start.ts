import { report } from '../bootstrap/problem.mjs';
import { withCrew } from './crew.ts';
import { openShop } from './open-shop.ts';
import { renderRest } from './render-rest.ts';
import { loadEnvFile, readSettings } from './settings.ts';
import { summary } from './summary.ts';

await withCrew(async (crew) => {
  loadEnvFile();
  const settings = readSettings(process.env);
  const build = await openShop(crew, settings);
  console.info(summary(settings));
  // Without them the shop renders a page when it is asked for.
  renderRest(build).catch((error: unknown) => crew.isStopping || report(error));
  return await crew.untilGivenUp();
});
