import { withCrew } from './crew.ts';
import { openShop } from './open-shop.ts';
import { loadEnvFile, readSettings } from './settings.ts';
import { summary } from './summary.ts';

await withCrew(async (crew) => {
  loadEnvFile();
  const settings = readSettings(process.env);
  await openShop(crew, settings, 'development');
  console.info(summary(settings));
  return await crew.untilGivenUp();
});
