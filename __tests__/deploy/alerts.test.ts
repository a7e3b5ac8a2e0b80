import { parseEnv } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { projectText } from '@/__tests__/support/project-files';

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}

const { groups } = parse(projectText('deploy/prometheus/alerts.yml')) as {
  groups: { rules: Rule[] }[];
};
const rules = groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(projectText('deploy/prometheus/dashboard.json')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};

function expressionOf(name: string): string {
  return rules.find(({ alert }) => alert === name)?.expr ?? '';
}

/** The verbs of the domain that a file imports. */
function verbsOf(file: string): string[] {
  const imports = projectText(file).matchAll(/^import \{([^}]+)\} from '\.\/domain\//gm);
  return [...imports].flatMap(([, names = '']) => names.match(/\b[a-z]\w+/g) ?? []);
}

/** The figures that docs/operations.md explains, with those that Prometheus makes of them. */
const documented = [
  ...projectText('docs/operations.md').matchAll(/^\| ((?:`[\w]+`(?:, )?)+) /gm),
].flatMap(([, cell = '']) => {
  const [first = '', ...others] = [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
  // `shop_web_vital_seconds`, `_layout_shift` names two.
  return [first, ...others.map((end) => first.replace(/_seconds$/, end))];
});

/** The figures that an expression reads. */
function figuresOf(expression: string): string[] {
  const names = expression.match(/\b(?:shop|nodejs|process)_\w+\b/g) ?? [];
  return names.map((name) => name.replace(/_(?:bucket|count|sum)$/, ''));
}

const { scrape_configs: scraped } = parse(projectText('deploy/prometheus/prometheus.yml')) as {
  scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[];
};

/** The anchor of each section of the runbook. */
const sections = [...projectText('docs/runbook.md').matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
  title.toLowerCase().replaceAll(' ', '-'),
);

describe('an alert', () => {
  test.each(rules.map((rule) => [rule.alert, rule] as const))(
    '%s reads figures that exist, and names a section of the runbook',
    (_name, { expr, labels, annotations }) => {
      expect(figuresOf(expr).filter((name) => !documented.includes(name))).toEqual([]);
      expect(['page', 'ticket']).toContain(labels.severity);
      const [file, section] = annotations.runbook.split('#');
      expect(file).toBe('docs/runbook.md');
      expect(sections).toContain(section);
    },
  );

  test('is there for every kind of failure', () => {
    expect(documented).toContain('shop_api_request_seconds');
    expect(rules.length).toBeGreaterThan(5);
  });

  test('gives housekeeping hours, and every other job minutes', () => {
    const [, quick = ''] = /task!~"(.+?)"/.exec(expressionOf('ShopJobStands')) ?? [];
    const slow = [...expressionOf('ShopSlowJobStands').matchAll(/task=~?"(.+?)"/g)];
    expect(slow.map(([, tasks]) => tasks).join('|')).toBe(quick);
    const isSlow = (task: string) => new RegExp(`^(?:${quick})$`).test(task);
    const chores = verbsOf('shop-api/housekeeping.ts');
    expect(chores).toContain('forgetCacheNotices');
    expect(chores.filter((task) => !isSlow(task))).toEqual([]);
    const jobs = verbsOf('shop-api/jobs.ts');
    expect(jobs).toContain('expireHolds');
    expect(jobs.filter(isSlow)).toEqual(['runImports']);
  });

  test('is there for every figure that no process of the shop has of itself', () => {
    const told = [...projectText('deploy/watch.sh').matchAll(/figure (shop_\w+)/g)];
    const figures = new Set(told.map(([, name = '']) => name));
    expect([...figures].filter((name) => !documented.includes(name))).toEqual([]);
    const read = rules.flatMap(({ expr }) => figuresOf(expr));
    expect([...figures].filter((name) => !read.includes(name))).toEqual(['shop_edge_connections']);
  });

  test('tells of a replica, and of shared pages, that are there and not used', () => {
    expect(expressionOf('ShopReplicaUnused')).toBe('shop_api_replica_used == 0');
    expect(expressionOf('ShopSharedPagesUnused')).toBe('shop_storefront_shared_cache_used == 0');
  });
});

const targetsOf = (jobs: typeof scraped) =>
  jobs.flatMap((job) => job.static_configs.flatMap((one) => one.targets));

test('each process of the template is read by itself', () => {
  const given = parseEnv(projectText('deploy/live.env.template'));
  const ports = `${given.EDGE_STOREFRONTS},${given.EDGE_APIS}`.split(',');
  const targets = targetsOf(scraped.filter((job) => job.job_name !== 'shop-machine'));
  expect(targets).toEqual(ports.map((port) => `127.0.0.1:${port}`));
  for (const { job_name: name } of scraped) expect(name).toMatch(/^shop-/);
});

test('workers have a place of their own, by the port that their unit takes', () => {
  expect(scraped.map((job) => job.job_name)).toContain('shop-worker');
  const ports = projectText('deploy/prometheus/prometheus.yml').match(/127\.0\.0\.1:41\d\d/g);
  expect(ports).toEqual(['127.0.0.1:4101']);
  expect(projectText('docs/scale.md')).toContain('enable --now vanya-worker@4101');
  expect(projectText('deploy/systemd/vanya-worker@.service')).toContain('WORKER_METRICS_PORT=%i');
});

test.each(dashboard.panels.map((panel) => [panel.title, panel.targets] as const))(
  'the panel "%s" reads figures that exist',
  (_title, targets) => {
    const figures = targets.flatMap(({ expr }) => figuresOf(expr));
    expect(figures.filter((name) => !documented.includes(name))).toEqual([]);
  },
);
