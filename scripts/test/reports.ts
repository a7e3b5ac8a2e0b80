import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../shop/settings.ts';
import type { Counts } from './run-step.ts';

const FOLDER = join(ROOT, 'node_modules/.cache/shop-tests');

/** Returns a new path for a test tool's report in JSON. */
export function newReport(name: string): string {
  const path = join(FOLDER, `${name}.json`);
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  return path;
}

/** Reads a report, or null when the tool ended before it wrote one. */
function read<Report>(path: string): Report | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report;
  } catch {
    return null;
  }
}

/** Counts a tool that fails without a failed test as one failure. */
function withExitCode(counts: Counts, code: number): Counts {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** One entry a file; `name` is its absolute path. */
  testResults: { name: string; status: string }[];
}

/** More failures than these are no chance. */
const MAX_REPEATED = 3;
const API_TESTS = '/__tests__/shop-api/';

/**
 * Returns the files that may be run again in CI: a few that failed, none of the shop API, whose
 * tests are about races.
 */
export function repeatableFiles(path: string): string[] {
  const results = read<JestReport>(path)?.testResults ?? [];
  const failed = results.flatMap(({ name, status }) => (status === 'failed' ? [name] : []));
  const isFew = failed.length <= MAX_REPEATED;
  return isFew && failed.every((name) => !name.includes(API_TESTS)) ? failed : [];
}

export function jestCounts(path: string, code: number): Counts {
  const report = read<JestReport>(path);
  const counts = { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
  return withExitCode(counts, code);
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

/** Reads Playwright's counts. A flaky test, which passed when it was repeated in CI, has passed. */
export function playwrightCounts(path: string, code: number): Counts {
  const stats = read<PlaywrightReport>(path)?.stats;
  const passed = (stats?.expected ?? 0) + (stats?.flaky ?? 0);
  return withExitCode({ passed, failed: stats?.unexpected ?? 0 }, code);
}
