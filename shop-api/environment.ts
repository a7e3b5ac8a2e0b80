import { boolean, type InferType, mixed, number, object, type StringSchema, string } from 'yup';
import { LOG_LEVELS, type LogLevel } from '../contract/kit/log-fields.ts';
import { COMPANY_ID } from '../contract/shop/limits.ts';
import { gatewayDescriptors } from './providers/payment/gateways.ts';
import { senderRule } from './sender-rule.ts';
import { wrongTextTemplateId } from './text-template-ids.ts';
import {
  databaseAddress,
  databaseRule,
  listeningPort,
  neededLive,
  originRule,
  together,
  webVariable,
  wholeVariable,
} from './variable-rules.ts';

/** A variable of a payment gateway, required when another one of its group is set. */
const whole = (gateway: string, names: readonly string[]) =>
  string().test('whole', '', function isWhole(value) {
    const isSet = (name: string) => this.parent[name] !== undefined;
    if (names.every((name) => !isSet(name)) || value !== undefined) return true;
    return this.createError({
      message: `${this.path} is not set: ${gateway} needs ${list(names)}`,
    });
  });

/**
 * The variables of the gateways: keys and addresses, each group complete or absent. They are read
 * by name, so `Environment` has no types of them.
 */
function gatewayRules(): Record<never, StringSchema> {
  const rules = gatewayDescriptors.flatMap(({ title, keys, addresses }) => {
    const names = Object.keys(addresses);
    return [
      ...keys.map((name) => [name, whole(title, keys)] as const),
      ...names.map((name) => [name, whole(title, names).concat(webVariable(name))] as const),
    ];
  });
  return Object.fromEntries(rules);
}

/** The first key of each gateway: where it is set, the gateway is in use. */
const FIRST_KEYS = gatewayDescriptors.flatMap(({ keys }) => keys.slice(0, 1));

/** Returns whether there is a gateway; a live shop has no demo gateway. */
const takesPayments = (mode: 'demo' | 'live', given: Record<string, unknown>) =>
  mode !== 'live' || FIRST_KEYS.some((name) => given[name] !== undefined);

const ownRules = object({
  API_HOST: string().default('127.0.0.1'),
  API_PORT: listeningPort('API_PORT').default(4000),
  WORKER_METRICS_PORT: listeningPort('WORKER_METRICS_PORT'),
  DATABASE_URL: databaseRule,
  DATABASE_READ_URL: databaseAddress('DATABASE_READ_URL'),
  DATABASE_DIRECT_URL: databaseAddress('DATABASE_DIRECT_URL'),
  DATABASE_POOL_SIZE: wholeVariable('DATABASE_POOL_SIZE').default(10),
  OPENSEARCH_URL: webVariable('OPENSEARCH_URL'),
  DATA_DIR: string().default('.data'),
  S3_BUCKET: string(),
  S3_ENDPOINT: webVariable('S3_ENDPOINT'),
  S3_REGION: string().default('us-east-1'),
  S3_ACCESS_KEY_ID: together('S3_ACCESS_KEY_ID', 'S3_BUCKET'),
  S3_SECRET_ACCESS_KEY: together('S3_SECRET_ACCESS_KEY', 'S3_BUCKET'),
  COMPANY_ID: wholeVariable('COMPANY_ID').default(COMPANY_ID),
  SHOP_MODE: mixed<'demo' | 'live'>()
    .oneOf(['demo', 'live'], 'SHOP_MODE must be demo or live')
    .default('demo')
    .test(
      'gateway',
      `${FIRST_KEYS.join(' or ')} is needed in live mode`,
      function hasGateway(mode) {
        return takesPayments(mode, this.parent);
      },
    ),
  PUBLIC_ORIGIN: originRule,
  REVALIDATE_SECRET: neededLive('REVALIDATE_SECRET').min(
    32,
    'REVALIDATE_SECRET must have at least 32 characters',
  ),
  API_SECRET: neededLive('API_SECRET').min(32, 'API_SECRET must have at least 32 characters'),
  SMTP_URL: neededLive('SMTP_URL').matches(
    /^smtps?:\/\//,
    'SMTP_URL must start with smtp:// or smtps://',
  ),
  MAIL_FROM: senderRule,
  MSG91_URL: webVariable('MSG91_URL').default('https://control.msg91.com/api/v5'),
  MSG91_AUTH_KEY: neededLive('MSG91_AUTH_KEY'),
  MSG91_TEMPLATE_ID: together('MSG91_TEMPLATE_ID', 'MSG91_AUTH_KEY'),
  MSG91_TEXT_TEMPLATE_IDS: string().test('texts', '', function namesTexts(value) {
    const wrong = wrongTextTemplateId(value);
    if (wrong === undefined) return true;
    const message = `MSG91_TEXT_TEMPLATE_IDS must be written order.placed=id,order.shipped=id: "${wrong}" is not`;
    return this.createError({ message });
  }),
  CAPTCHA: string().oneOf(['on', 'off'], 'CAPTCHA must be on or off').default('on'),
  RECAPTCHA_SITE_KEY: string(),
  RECAPTCHA_SECRET_KEY: together('RECAPTCHA_SECRET_KEY', 'RECAPTCHA_SITE_KEY'),
  RECAPTCHA_VERIFY_URL: webVariable('RECAPTCHA_VERIFY_URL').default(
    'https://www.google.com/recaptcha/api/siteverify',
  ),
  RECAPTCHA_MIN_SCORE: number()
    .typeError('RECAPTCHA_MIN_SCORE must be a number')
    .min(0, 'RECAPTCHA_MIN_SCORE must be 0 to 1')
    .max(1, 'RECAPTCHA_MIN_SCORE must be 0 to 1')
    .default(0.5),
  OTP_CEILING_PER_HOUR: wholeVariable('OTP_CEILING_PER_HOUR').default(10_000),
  OTP_CAPTCHA_FROM: wholeVariable('OTP_CAPTCHA_FROM').default(20),
  GIFT_VOUCHERS_PER_HOUR: wholeVariable('GIFT_VOUCHERS_PER_HOUR').default(5),
  ENQUIRIES_PER_HOUR: wholeVariable('ENQUIRIES_PER_HOUR').default(10),
  LOG_LEVEL: mixed<LogLevel>()
    .oneOf(LOG_LEVELS, `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`)
    .default('info'),
  METRICS_TOKEN: string().min(16, 'METRICS_TOKEN must have at least 16 characters'),
  ALTCHA_STEPS: wholeVariable('ALTCHA_STEPS').default(3000),
  DEMO_PICTURE_WIDTH: wholeVariable('DEMO_PICTURE_WIDTH'),
  PICTURES_AHEAD: boolean().typeError('PICTURES_AHEAD must be true or false').default(true),
  JOBS: boolean()
    .typeError('JOBS must be true or false')
    .default(true)
    .test(
      'worker',
      'JOBS=false needs DATABASE_URL: an embedded database has no other process',
      function hasWorker(value) {
        return value !== false || this.parent.DATABASE_URL !== undefined;
      },
    ),
  DEMO_HISTORY: boolean().typeError('DEMO_HISTORY must be true or false').default(true),
  CHECK_ANSWERS: boolean().typeError('CHECK_ANSWERS must be true or false').default(false),
});

/** Every variable the shop API reads, with its rule and its default. */
export const environmentRules = ownRules.shape(gatewayRules());

/** The variables except those of the gateways. */
export type Environment = InferType<typeof ownRules>;

/** Joins names: `A, B and C`. */
function list(names: readonly string[]): string {
  return new Intl.ListFormat('en-IN').format(names);
}
