import type { InferType } from 'yup';
import { boolean, mixed, number, object, string, ValidationError } from 'yup';
import { COMPANY_ID } from '../contract/limits.ts';

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

const webAddress = (name: string) =>
  string().test('address', `${name} must be an http(s) address`, isWebAddress);

const rules = object({
  API_HOST: string().default('127.0.0.1'),
  API_PORT: number()
    .typeError('API_PORT must be a number')
    .integer('API_PORT must be a whole number')
    .min(0, 'API_PORT must be 0 to 65535')
    .max(65_535, 'API_PORT must be 0 to 65535')
    .default(4000),
  DATABASE_URL: string().matches(
    /^postgres(ql)?:\/\//,
    'DATABASE_URL must start with postgres:// or postgresql://',
  ),
  DATA_DIR: string().default('.data'),
  COMPANY_ID: number()
    .typeError('COMPANY_ID must be a number')
    .integer('COMPANY_ID must be a whole number')
    .positive('COMPANY_ID must be above 0')
    .default(COMPANY_ID),
  SHOP_MODE: mixed<'demo' | 'live'>()
    .oneOf(['demo', 'live'], 'SHOP_MODE must be demo or live')
    .default('demo'),
  PUBLIC_ORIGIN: webAddress('PUBLIC_ORIGIN').default('http://localhost:3000'),
  STOREFRONT_URL: webAddress('STOREFRONT_URL'),
  REVALIDATE_URL: webAddress('REVALIDATE_URL'),
  REVALIDATE_SECRET: string()
    .min(32, 'REVALIDATE_SECRET must have at least 32 characters')
    .test('live', 'REVALIDATE_SECRET is needed in live mode', function isGivenWhenLive(value) {
      return this.parent.SHOP_MODE !== 'live' || value !== undefined;
    }),
  LOG_LEVEL: mixed<(typeof LEVELS)[number]>()
    .oneOf(LEVELS, `LOG_LEVEL must be one of ${LEVELS.join(', ')}`)
    .default('warn'),
  CHECK_ANSWERS: boolean().typeError('CHECK_ANSWERS must be true or false').default(false),
});
type Environment = InferType<typeof rules>;

/** What the shop API is told by its environment. */
export interface Config {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** Undefined: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  companyId: number;
  mode: 'demo' | 'live';
  /** The origin shoppers see, without a trailing slash. */
  publicOrigin: string;
  /** Where cache notices go: the storefront by its own address, not through the world outside. */
  revalidate: { url: string; secret: string } | undefined;
  logLevel: Environment['LOG_LEVEL'];
  /** Compare answers with the contract; for development. */
  checkAnswers: boolean;
}

/** The environment is wrong; the message names every variable that is. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the configuration once, at the start.
 * @throws {ConfigError} naming all wrong variables
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.entries(environment).filter(([, value]) => value !== '');
  try {
    const value = rules.validateSync(Object.fromEntries(given), { abortEarly: false });
    return toConfig(value);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new ConfigError(error.errors.join('; '));
  }
}

function toConfig(value: Environment): Config {
  const publicOrigin = withoutSlash(value.PUBLIC_ORIGIN);
  const secret = value.REVALIDATE_SECRET;
  const storefront = withoutSlash(value.STOREFRONT_URL ?? publicOrigin);
  const url = value.REVALIDATE_URL ?? `${storefront}/api/revalidate`;
  return {
    host: value.API_HOST,
    port: value.API_PORT,
    databaseUrl: value.DATABASE_URL,
    dataDir: value.DATA_DIR,
    companyId: value.COMPANY_ID,
    mode: value.SHOP_MODE,
    publicOrigin,
    revalidate: secret ? { url, secret } : undefined,
    logLevel: value.LOG_LEVEL,
    checkAnswers: value.CHECK_ANSWERS,
  };
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '');
}

function isWebAddress(value: string | undefined): boolean {
  if (value === undefined) return true;
  return ['http:', 'https:'].includes(URL.parse(value)?.protocol ?? '');
}
