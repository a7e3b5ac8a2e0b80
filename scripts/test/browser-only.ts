import { withCrew } from '../shop/crew.ts';
import { runBrowserTests } from './browser-tests.ts';

await withCrew(async (crew) => {
  const { failed } = await runBrowserTests(crew, process.argv.slice(2));
  return failed === 0 ? 0 : 1;
}, 130);
