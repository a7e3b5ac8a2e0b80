import { report } from '../bootstrap/problem.mjs';
import { shippedScripts } from '../browsers/shipped-scripts.ts';
import { withCrew } from '../shop/crew.ts';
import { runBrowserTests } from './browser-tests.ts';
import { runChecks } from './checks.ts';
import { jestCounts, newReport, repeatableFiles } from './reports.ts';
import {
  type Counts,
  runNpmScript,
  runProgram,
  runStep,
  type StepResult,
  timed,
} from './run-step.ts';
import { openTestShop, TEST_BUILD } from './test-shop.ts';

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

/** Holds the scripts that the tests' shop ships, packages included, against the floor of browsers. */
async function checkShippedScripts(): Promise<Counts> {
  const code = await runProgram('eslint', ['--no-ignore', ...shippedScripts(TEST_BUILD)]);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Counts work without tests of its own as one: a failure is printed, and the report goes on. */
async function countAsOne(work: Promise<unknown>): Promise<Counts> {
  try {
    await work;
    return { passed: 1, failed: 0 };
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

// The cheap checks come first, but a failure does not hide what the later ones find. The shop opens
// beside them: beside a build, a test of a killed process can exceed its time limit.
await withCrew(async (crew) => {
  const shop = openTestShop(crew);
  const opening = timed('shop of the tests', () => countAsOne(shop));
  const checks = await runChecks();
  const opened = await opening;
  const unit = await runStep('unit and API', runUnitTests);
  const results = [...checks, opened, unit];
  if (opened.failed === 0) {
    results.push(await runStep('shipped scripts', checkShippedScripts));
    results.push(await runStep('browser', async () => runBrowserTests(await shop)));
  }
  return printResults(results) === 0 ? 0 : 1;
}, 130);
