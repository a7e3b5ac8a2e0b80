import { readApiConfig } from '../../shop-api/config.ts';
import { ConfigError } from '../../shop-api/config-error.ts';
import { Problem } from '../bootstrap/problem.mjs';
import type { ShopSettings } from './settings.ts';

/** Why the storefront of a live shop does not start. */
function storefrontProblems({ variables }: ShopSettings): string[] {
  return (variables.SESSION_SECRET?.length ?? 0) >= 32
    ? []
    : ['SESSION_SECRET needs 32 characters or more (openssl rand -hex 32)'];
}

function apiProblems({ variables }: ShopSettings, secrets: Record<string, string>): string[] {
  try {
    readApiConfig({ ...variables, ...secrets });
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

const SECRETS = ['SESSION_SECRET', 'API_SECRET', 'REVALIDATE_SECRET', 'METRICS_TOKEN'];

/** Whoever gets one of them must not have another. */
function sameSecrets({ variables }: ShopSettings): string[] {
  return SECRETS.flatMap((name, at) => {
    const first = SECRETS.slice(0, at).find((other) => variables[other] === variables[name]);
    return first && variables[name] ? [`${name} must differ from ${first}`] : [];
  });
}

/**
 * Returns why a live shop does not start; a demo shop needs nothing.
 * @param secrets those that a shop makes and keeps where they are not set
 */
export function liveProblems(settings: ShopSettings, secrets: Record<string, string>): string[] {
  if (settings.mode !== 'live') return [];
  return [
    ...storefrontProblems(settings),
    ...(settings.bundledApi ? apiProblems(settings, secrets) : []),
    ...sameSecrets(settings),
  ];
}

/**
 * Refuses to open a live shop whose variables are incomplete, before anything is compiled.
 * @param secrets those that a shop makes and keeps where they are not set
 * @throws {Problem} naming all of them in one sentence
 */
export function assertLiveEnvironment(
  settings: ShopSettings,
  secrets: Record<string, string>,
): void {
  const problems = liveProblems(settings, secrets);
  if (problems.length === 0) return;
  throw new Problem(
    `SHOP_MODE=live does not start: ${problems.join('; ')}.`,
    'deploy/live.env.template has every variable that a live shop needs.',
  );
}
