import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ValidationError } from 'yup';
import { originOf } from '../contract/kit/origin.ts';
import { readSecretFiles } from '../contract/kit/secret-files.ts';
import { ConfigError } from './config-error.ts';
import { type Environment, environmentRules } from './environment.ts';
import type { GatewayDescriptor } from './providers/payment/gateway-descriptor.ts';
import { gatewayDescriptors } from './providers/payment/gateways.ts';
import type { S3Config } from './providers/s3/s3-config.ts';
import { readTextTemplateIds } from './text-template-ids.ts';

/** The configuration of the shop API. */
export interface Config {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** Where a worker says how it is; 0 takes any free port, undefined: it opens none. */
  workerMetricsPort: number | undefined;
  /** Undefined: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** `databaseUrl` names a pooler that gives a connection for a transaction only. */
  hasPooler: boolean;
  /** A replica for public reads of the catalogue; undefined: there is none. */
  databaseReadUrl: string | undefined;
  /** Connections to PostgreSQL of one process, at most. */
  databasePoolSize: number;
  dataDir: string;
  /** Undefined: pictures and files of goods lie in `dataDir`. */
  s3: S3Config | undefined;
  /** Undefined: the database alone finds products. */
  openSearchUrl: string | undefined;
  companyId: number;
  mode: 'demo' | 'live';
  /** The origin shoppers see, without a trailing slash. */
  publicOrigin: string;
  /** What storefronts show to follow the cache notices; undefined: none may. */
  feedSecret: string | undefined;
  /** All other secrets are derived from it. */
  secret: string;
  /** Undefined: emails go to the demo inbox. */
  smtp: { url: string; from: string } | undefined;
  /** Undefined: text messages go to the demo inbox. */
  msg91: Msg91Config | undefined;
  /** Forms ask for no captcha. */
  isCaptchaOff: boolean;
  /** Undefined: ALTCHA, which needs no third party. */
  recaptcha: RecaptchaConfig | undefined;
  /** The maximum work of an ALTCHA, in steps; the minimum is a third of it. */
  altchaSteps: number;
  /** The gateways with configured keys; new payments go to the first. */
  gateways: GatewayConfig[];
  /** The maximum of login codes an hour for all numbers; above it the log says so. */
  loginCodeCeiling: number;
  /** The login code of an hour from which on one network address has to solve a captcha. */
  loginCodeCaptchaFrom: number;
  giftCardsPerHour: number;
  enquiriesPerHour: number;
  /** Whether the API does jobs and sends mails itself, and no worker is needed. */
  doesJobs: boolean;
  logLevel: Environment['LOG_LEVEL'];
  /** Opens `/metrics`; undefined: to requests of this machine only. */
  metricsToken: string | undefined;
  /** The maximum width of files made of the demo pictures, in pixels; undefined: all widths. */
  demoPictureWidth: number | undefined;
  /** Whether the accounts of the demo shop begin with orders and more. */
  hasDemoHistory: boolean;
  /** Whether the files of pictures are made before they are asked for. */
  makesPicturesAhead: boolean;
  /** Whether answers are compared with the contract; for development. */
  checkAnswers: boolean;
}

interface Msg91Config {
  url: string;
  authKey: string;
  templateId: string;
  /** The DLT templates of text messages, by the names of the messages. */
  textTemplateIds: Record<string, string>;
}

interface RecaptchaConfig {
  siteKey: string;
  secretKey: string;
  verifyUrl: string;
  /** 0 (a program) to 1 (a person); below it an answer is refused. */
  minScore: number;
}

interface GatewayConfig {
  descriptor: GatewayDescriptor;
  /** The values of its keys and addresses, by variable. */
  values: Record<string, string>;
}

/** @throws {ConfigError} where the file of a secret cannot be read */
export function withSecrets(environment: Record<string, string | undefined>) {
  const whole = { ...environment };
  try {
    readSecretFiles(whole, (path) => readFileSync(path, 'utf8'));
  } catch (error) {
    throw new ConfigError((error as Error).message);
  }
  return whole;
}

/**
 * Reads the configuration once, at the start.
 * @throws {ConfigError} naming all invalid variables
 */
export function readApiConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.entries(withSecrets(environment)).filter(([, value]) => value !== '');
  try {
    const value = environmentRules.validateSync(Object.fromEntries(given), { abortEarly: false });
    return toConfig(value);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new ConfigError(...error.errors);
  }
}

function toConfig(value: Environment): Config {
  const publicOrigin = originOf(value.PUBLIC_ORIGIN ?? '') ?? 'http://localhost:3000';
  return {
    host: value.API_HOST,
    port: value.API_PORT,
    workerMetricsPort: value.WORKER_METRICS_PORT,
    databaseUrl: value.DATABASE_URL,
    hasPooler: value.DATABASE_DIRECT_URL !== undefined,
    databaseReadUrl: value.DATABASE_READ_URL,
    databasePoolSize: value.DATABASE_POOL_SIZE,
    dataDir: value.DATA_DIR,
    s3: s3Of(value),
    openSearchUrl: value.OPENSEARCH_URL,
    companyId: value.COMPANY_ID,
    mode: value.SHOP_MODE,
    publicOrigin,
    feedSecret: value.REVALIDATE_SECRET,
    secret: value.API_SECRET ?? randomBytes(32).toString('hex'),
    smtp: value.SMTP_URL ? { url: value.SMTP_URL, from: value.MAIL_FROM } : undefined,
    msg91: msg91Of(value),
    isCaptchaOff: value.CAPTCHA === 'off',
    recaptcha: recaptchaOf(value),
    altchaSteps: value.ALTCHA_STEPS,
    gateways: gatewayDescriptors.flatMap((descriptor) => gatewayOf(descriptor, value)),
    loginCodeCeiling: value.OTP_CEILING_PER_HOUR,
    loginCodeCaptchaFrom: value.OTP_CAPTCHA_FROM,
    giftCardsPerHour: value.GIFT_VOUCHERS_PER_HOUR,
    enquiriesPerHour: value.ENQUIRIES_PER_HOUR,
    doesJobs: value.JOBS,
    logLevel: value.LOG_LEVEL,
    metricsToken: value.METRICS_TOKEN,
    demoPictureWidth: value.DEMO_PICTURE_WIDTH,
    hasDemoHistory: value.DEMO_HISTORY,
    makesPicturesAhead: value.PICTURES_AHEAD,
    checkAnswers: value.CHECK_ANSWERS,
  };
}

function s3Of(value: Environment): S3Config | undefined {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = value;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = value;
  if (!bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { bucket, endpoint, region, accessKeyId, secretAccessKey };
}

function msg91Of(value: Environment): Config['msg91'] {
  const { MSG91_URL: url, MSG91_AUTH_KEY: authKey, MSG91_TEMPLATE_ID: templateId } = value;
  if (!authKey || !templateId) return undefined;
  const textTemplateIds = readTextTemplateIds(value.MSG91_TEXT_TEMPLATE_IDS ?? '');
  return { url: withoutSlash(url), authKey, templateId, textTemplateIds };
}

function gatewayOf(descriptor: GatewayDescriptor, variables: object): GatewayConfig[] {
  const { keys, addresses } = descriptor;
  const given = new Map<string, string>(Object.entries(variables));
  if (keys.some((name) => !given.get(name))) return [];
  const names = [...keys, ...Object.keys(addresses)];
  const values = names.map((name) => [name, given.get(name) ?? addresses[name] ?? '']);
  return [{ descriptor, values: Object.fromEntries(values) }];
}

function recaptchaOf(value: Environment): RecaptchaConfig | undefined {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey } = value;
  if (!siteKey || !secretKey) return undefined;
  const { RECAPTCHA_VERIFY_URL: verifyUrl, RECAPTCHA_MIN_SCORE: minScore } = value;
  return { siteKey, secretKey, verifyUrl, minScore };
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '');
}
