import { randomBytes } from 'node:crypto';
import { ValidationError } from 'yup';
import type { Environment } from './environment.ts';
import { environmentRules } from './environment.ts';

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
  /** All other secrets are derived from it. */
  secret: string;
  /** Undefined: mails go to the demo inbox. */
  smtp: { url: string; from: string } | undefined;
  /** Undefined: login codes go to the demo inbox. */
  msg91: { url: string; authKey: string; templateId: string } | undefined;
  /** Undefined: ALTCHA, which needs nobody else. */
  recaptcha: RecaptchaConfig | undefined;
  /** Undefined where the shop has no keys. With keys of both, new payments go to PayU. */
  payu: { key: string; salt: string; paymentUrl: string; serviceUrl: string } | undefined;
  razorpay: RazorpayConfig | undefined;
  /** Login codes an hour, all numbers together, above which none is sent and the log says so. */
  otpCeiling: number;
  giftVouchersPerHour: number;
  logLevel: Environment['LOG_LEVEL'];
  /** Compare answers with the contract; for development. */
  checkAnswers: boolean;
}

export interface RecaptchaConfig {
  siteKey: string;
  secretKey: string;
  verifyUrl: string;
  /** 0 (a program) to 1 (a person); below it an answer is refused. */
  minScore: number;
}

export interface RazorpayConfig {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  apiUrl: string;
}

/** PayU's live environment. */
const PAYU = {
  paymentUrl: 'https://secure.payu.in/_payment',
  serviceUrl: 'https://info.payu.in/merchant/postservice.php?form=2',
};

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
    const value = environmentRules.validateSync(Object.fromEntries(given), { abortEarly: false });
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
    secret: value.API_SECRET ?? randomBytes(32).toString('hex'),
    smtp: value.SMTP_URL ? { url: value.SMTP_URL, from: value.MAIL_FROM } : undefined,
    msg91: msg91Of(value),
    recaptcha: recaptchaOf(value),
    payu: payuOf(value),
    razorpay: razorpayOf(value),
    otpCeiling: value.OTP_CEILING_PER_HOUR,
    giftVouchersPerHour: value.GIFT_VOUCHERS_PER_HOUR,
    logLevel: value.LOG_LEVEL,
    checkAnswers: value.CHECK_ANSWERS,
  };
}

function msg91Of(value: Environment): Config['msg91'] {
  const { MSG91_URL: url, MSG91_AUTH_KEY: authKey, MSG91_TEMPLATE_ID: templateId } = value;
  return authKey && templateId ? { url: withoutSlash(url), authKey, templateId } : undefined;
}

function payuOf(value: Environment): Config['payu'] {
  const { PAYU_KEY: key, PAYU_SALT: salt } = value;
  if (!key || !salt) return undefined;
  const { PAYU_PAYMENT_URL: paymentUrl, PAYU_SERVICE_URL: serviceUrl } = value;
  return paymentUrl && serviceUrl ? { key, salt, paymentUrl, serviceUrl } : { key, salt, ...PAYU };
}

function razorpayOf(value: Environment): RazorpayConfig | undefined {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret } = value;
  const { RAZORPAY_WEBHOOK_SECRET: webhookSecret, RAZORPAY_URL: apiUrl } = value;
  if (!keyId || !keySecret || !webhookSecret) return undefined;
  return { keyId, keySecret, webhookSecret, apiUrl: withoutSlash(apiUrl) };
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
