import { parseEnv } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { projectFiles, projectText } from '@/__tests__/support/project-files';

interface Service {
  image?: string;
  build?: { context: string; dockerfile: string };
  command?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  read_only?: boolean;
  depends_on?: Record<string, { condition: string }>;
}

const compose = parse(projectText('deploy/compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};
const services = Object.entries(compose.services);
const ofShop = services.filter(([, { image }]) => image === 'vanya');

/** The instructions of the image, each on one line, by its stage. */
const stages = projectText('deploy/Containerfile')
  .replace(/^#.*\n/gm, '')
  .replace(/\\\n/g, ' ')
  .split(/^(?=FROM )/m)
  .filter((stage) => stage.startsWith('FROM'))
  .map((stage) => stage.trim().split('\n'));
const [, last = []] = stages;

/** The arguments of an instruction of the last stage. */
const argumentsOf = (name: string) =>
  last.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));

const known = [...projectText('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].map(
  ([, name = '']) => name,
);

describe('the image', () => {
  test('is made in two stages of Node.js with glibc, the one that the shop locks', () => {
    const { dependencies } = JSON.parse(projectText('package.json'));
    const [, major] = /^\^(\d+)\./.exec(dependencies.node) ?? [];
    expect(stages.map(([from]) => from)).toEqual([
      `FROM docker.io/library/node:${major}-slim AS built`,
      `FROM docker.io/library/node:${major}-slim`,
    ]);
  });

  test('runs as a user without rights, by one entry point and the storefront’s command', () => {
    expect(argumentsOf('USER')).toEqual(['10001:10001']);
    const entry = JSON.parse(argumentsOf('ENTRYPOINT')[0] ?? '[]') as string[];
    const command = JSON.parse(argumentsOf('CMD')[0] ?? '[]') as string[];
    const { scripts } = JSON.parse(projectText('package.json'));
    const limits = scripts['start:web'].match(/--max-\S+/g);
    expect([...entry, ...command].filter((one) => one.startsWith('--max')).toSorted()).toEqual(
      limits.toSorted(),
    );
    expect(command.at(-1)).toBe('server/main.ts');
  });

  test('takes in nothing secret, and no test', () => {
    const ignored = projectText('deploy/Containerfile.dockerignore').split('\n');
    for (const name of ['**/.env', '**/node_modules', '**/*.pem', '.git', '__tests__', 'e2e']) {
      expect(ignored).toContain(name);
    }
  });
});

describe('the composition', () => {
  test.each(ofShop)('%s runs a program of the image, with a root that nobody writes', (_, one) => {
    const program = one.command?.find((word) => word.endsWith('.ts')) ?? 'none';
    expect(projectFiles(program)).toEqual([program]);
    expect(one.read_only).toBe(true);
    expect(one.build).toEqual({ context: '..', dockerfile: 'deploy/Containerfile' });
  });

  test.each(ofShop)('%s sets variables that the shop reads', (_, { environment = {} }) => {
    const unknown = Object.keys(environment).filter((name) => !known.includes(name));
    expect(unknown).toEqual([]);
    const { DATABASE_URL } = environment;
    expect(DATABASE_URL).toContain('@database:5432/');
  });

  test.each(services)('%s names services and volumes that exist', (_, one) => {
    for (const name of Object.keys(one.depends_on ?? {})) {
      expect(Object.keys(compose.services)).toContain(name);
    }
    for (const volume of one.volumes ?? []) {
      expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
    }
  });

  test('begins with the tables, and has two of each half', () => {
    const { api, web, migrate } = compose.services;
    expect(api?.depends_on?.migrate?.condition).toBe('service_completed_successfully');
    expect(migrate?.depends_on?.database?.condition).toBe('service_healthy');
    for (const half of [api, web]) expect(half).toMatchObject({ deploy: { replicas: 2 } });
  });

  test('has somebody who does the jobs that its APIs leave', () => {
    const { api, worker } = compose.services;
    expect(api?.environment?.JOBS).toBe('false');
    expect(worker?.command).toEqual(['shop-api/worker.ts']);
    expect(worker?.depends_on).toEqual(api?.depends_on);
  });

  test('has no secret in it', () => {
    const given = Object.keys(parseEnv(projectText('deploy/live.env.template')));
    const secret = given.filter((name) => /SECRET|TOKEN|KEY|SALT|SMTP/.test(name));
    for (const [, { environment = {} }] of ofShop) {
      expect(secret.filter((name) => environment[name])).toEqual([]);
    }
  });
});

describe('the workflow of the checks', () => {
  test('runs scripts that exist, on each change and against a preview', () => {
    const workflow = projectText('.github/workflows/checks.yml');
    const { jobs, on } = parse(workflow) as {
      jobs: Record<string, { steps: { run?: string }[]; env?: Record<string, string> }>;
      on: Record<string, unknown>;
    };
    const { scripts } = JSON.parse(projectText('package.json'));
    const runs = Object.values(jobs).flatMap(({ steps }) => steps.map(({ run = '' }) => run));
    const named = runs.flatMap((run) => [...run.matchAll(/npm (?:run )?([\w:]+)/g)]);
    const names = named.map(([, name = '']) => name).filter((name) => name !== 'ci');
    expect(names).toEqual(expect.arrayContaining(['lint', 'unit', 'test:e2e', 'test:heavy']));
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
    expect(Object.keys(on)).toEqual(expect.arrayContaining(['push', 'pull_request']));
    expect(jobs.preview?.env?.BASE_URL).toContain('deployment_status.environment_url');
  });
});
