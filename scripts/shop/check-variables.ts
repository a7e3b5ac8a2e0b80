import { accessSync, constants, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { readConfig } from '../../lib/server/config.ts';
import { Problem, report } from '../bootstrap/problem.mjs';
import { readEdgeSettings } from '../edge/settings.ts';
import { liveProblems } from './live-environment.ts';
import { misspeltVariables } from './misspelt-variables.ts';
import { problemsOf, variableIn } from './problems-of.ts';
import { sharedSecrets } from './secrets.ts';
import { loadEnvFile, readSettings, type Variables } from './settings.ts';

/** What is wrong for the API. A server of docs/go-live.md has one, whichever its storefronts ask. */
function apiProblems(env: Variables): string[] {
  const unread = problemsOf(readSettings, env);
  if (unread.length > 0) return unread;
  const settings = { ...readSettings(env), bundledApi: true };
  return liveProblems(settings, sharedSecrets(settings));
}

/** Files that nginx cannot read end it when it starts, after everything was built. */
function unreadable(env: Variables): string[] {
  return ['EDGE_CERTIFICATE', 'EDGE_CERTIFICATE_KEY'].flatMap((name) => {
    const file = env[name];
    if (!file) return [];
    try {
      accessSync(file, constants.R_OK);
      return [];
    } catch {
      return [`${name} names ${file}, which this user cannot read`];
    }
  });
}

/** Leaves out what is said of a variable a second time, as by both halves. */
function eachOnce(problems: readonly string[]): string[] {
  const named = problems.map((problem) => variableIn(problem) ?? problem);
  return problems.filter((_, at) => named.indexOf(named[at] ?? '') === at);
}

/** Names what is wrong in a file of variables, all at once, before a release compiles for minutes. */
function check(file: string): void {
  loadEnvFile(file);
  const { env } = process;
  const problems = eachOnce([
    ...misspeltVariables(Object.keys(parseEnv(readFileSync(file, 'utf8')))),
    ...apiProblems(env),
    ...problemsOf(readConfig, env),
    ...problemsOf(readEdgeSettings, env),
    ...unreadable(env),
  ]);
  if (problems.length === 0) return;
  throw new Problem(
    `The shop does not start with these variables:\n  - ${problems.join('\n  - ')}`,
    'deploy/live.env.template has every variable that a live shop needs.',
  );
}

try {
  check(process.argv[2] ?? '.env');
} catch (error) {
  report(error);
  process.exitCode = 1;
}
