import { execFileSync } from 'node:child_process';
import { basename, dirname, relative } from 'node:path';
import { ROOT } from '../shop/settings.ts';
import { runChecks } from './checks.ts';
import { runNpmScript } from './run-step.ts';

/** More tests than these take longer than a person waits before a commit. */
const AT_MOST = 40;
/** A change of any file can break these; together they take seconds. */
const ARCHITECTURE = '__tests__/architecture';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Returns the files that differ from a commit; in a clean tree those of the last commit. */
function changedFiles(since = 'HEAD'): string[] {
  const untracked = git('ls-files', '--others', '--exclude-standard');
  const changed = [...git('diff', '--name-only', '--diff-filter=d', since), ...untracked];
  return changed.length > 0 || since !== 'HEAD' ? changed : changedFiles('HEAD~1');
}

/** Returns the tests that import a file, also through others. */
async function testsReachedBy(files: string[]): Promise<string[]> {
  let output = '';
  const onOutput = (text: string) => {
    output += text;
  };
  await runNpmScript('unit', ['--listTests', '--findRelatedTests', ...files], { onOutput });
  const listed = output.split('\n').filter((line) => line.startsWith(ROOT));
  return listed.map((path) => relative(ROOT, path)).sort();
}

const stem = (path: string) => basename(path).split('.')[0];

/** Whether a test mirrors the folder or the name of a changed file, or is one itself. */
function isNear(test: string, files: string[]): boolean {
  return files.some(
    (file) =>
      file === test || dirname(test) === `__tests__/${dirname(file)}` || stem(test) === stem(file),
  );
}

/** Returns the tests; where they are too many, those near the changed files. */
function limited(tests: string[], files: string[]): string[] {
  if (tests.length <= AT_MOST) return tests;
  const near = tests.filter((test) => isNear(test, files)).slice(0, AT_MOST);
  console.info(`The change reaches ${tests.length} test files; the nearest ${near.length} run.`);
  return near;
}

const files = changedFiles(process.argv[2]);
const checks = await runChecks();
const sources = files.filter((file) => /[.](tsx?|mjs)$/.test(file));
const reached = sources.length > 0 ? await testsReachedBy(sources) : [];
const others = reached.filter((test) => !test.startsWith(ARCHITECTURE));
const code = await runNpmScript('unit', [ARCHITECTURE, ...limited(others, files)]);
process.exitCode = code !== 0 || checks.some(({ failed }) => failed > 0) ? 1 : 0;
