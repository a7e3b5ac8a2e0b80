import { report } from '../bootstrap/problem.mjs';
import type { Crew } from '../shop/crew.ts';
import { withCrew } from '../shop/crew.ts';
import { runBrowserTests } from './browser-tests.ts';
import { runChecks } from './checks.ts';
import { jestCounts, newReport, repeatableFiles } from './reports.ts';
import type { Counts, StepResult } from './run-step.ts';
import { runNpmScript, runStep } from './run-step.ts';
import { openTestShop } from './test-shop.ts';

async function runJest(path: string, files: string[] = []): Promise<Counts> {
  const code = await runNpmScript('unit', ['--json', `--outputFile=${path}`, ...files]);
  return jestCounts(path, code);
}

/** Runs everything but the browser tests; in CI a file that failed runs once more, alone. */
async function runUnitTests(): Promise<Counts> {
  const path = newReport('jest');
  const counts = await runJest(path);
  const files = process.env.CI ? repeatableFiles(path) : [];
  if (files.length === 0) return counts;
  console.info(`\nRepeated once: ${files.join(', ')}`);
  const { failed } = await runJest(newReport('jest-repeated'), files);
  return { passed: counts.passed + counts.failed - failed, failed };
}

/** A shop that cannot be opened counts as a failure, so that the report is complete. */
async function runInShop(crew: Crew): Promise<Counts> {
  try {
    return await runBrowserTests(await openTestShop(crew));
  } catch (error) {
    report(error);
    return { passed: 0, failed: 1 };
  }
}

function printResults(results: StepResult[]): number {
  console.info();
  for (const { name, passed, failed, seconds } of results) {
    const mark = failed === 0 ? '✔' : '✖';
    console.info(`${mark} ${name.padEnd(20)} ${passed} passed, ${failed} failed (${seconds} s)`);
  }
  const total = (key: keyof Counts) => results.reduce((sum, result) => sum + result[key], 0);
  console.info(`\n${total('passed')} passed, ${total('failed')} failed`);
  return total('failed');
}

// The cheap checks come first, but a failure does not hide what the later ones find.
// One after the other: beside a build, a test of a killed process can exceed its time limit.
await withCrew(async (crew) => {
  const results = [
    ...(await runChecks()),
    await runStep('unit and API', runUnitTests),
    await runStep('browser', () => runInShop(crew)),
  ];
  return printResults(results) === 0 ? 0 : 1;
}, 130);
