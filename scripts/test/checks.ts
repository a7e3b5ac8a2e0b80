import { runCheck, type StepResult } from './run-step.ts';

/**
 * Runs lint, import directions, the floor of browsers, unused code and types. The compiler keeps one core busy as long as
 * the others together.
 */
export async function runChecks(): Promise<StepResult[]> {
  const types = runCheck('types', 'types');
  const lint = await runCheck('lint and format', 'lint');
  const arch = await runCheck('import directions', 'arch');
  const browsers = await runCheck('floor of browsers', 'browsers');
  const unused = await runCheck('unused code', 'unused');
  return [lint, arch, browsers, unused, await types];
}
