import { LOG_LEVELS, type LogLevel } from '../../contract/kit/log-fields.ts';
import { originOf } from '../../contract/kit/origin.ts';
import { COMPANY_ID } from '../../contract/shop/limits.ts';
import type { MeasuringTags } from '../view/measuring.ts';

/** The storefront's configuration from its environment. Read once, at the first use. */
export interface ServerConfig {
  /** The base URL of the shop API, without a trailing slash; it may contain a path. */
  apiBaseUrl: string;
  /** The origin that shoppers see, as browsers send it. */
  publicOrigin: string;
  companyId: number;
  shopMode: 'demo' | 'live';
  /** Seals the session cookie; at least 32 characters. @throws Error if it is not set */
  readonly sessionSecret: string;
  /** Shared with the API; signs cache notices. Empty: all notices are refused. */
  revalidateSecret: string;
  /** The address of the Valkey or Redis in which storefronts share pages; undefined: they do not. */
  valkeyUrl: string | undefined;
  /** Proxies in front of the storefront: so many last entries of `X-Forwarded-For` are trusted. */
  trustedProxies: number;
  /** Opens `/metrics`; undefined: to requests of this machine only. */
  metricsToken: string | undefined;
  logLevel: LogLevel;
  /** Where events of consenting shoppers go; undefined: nothing is measured, and nobody is asked. */
  measuring: MeasuringTags | undefined;
}

let config: ServerConfig | undefined;

/**
 * Returns the storefront's configuration.
 * @throws Error naming the invalid variable
 */
export function serverConfig(): ServerConfig {
  config ??= readConfig(process.env);
  return config;
}

/**
 * Reads the configuration from environment variables.
 * @throws Error naming the invalid variable
 */
export function readConfig(environment: Record<string, string | undefined>): ServerConfig {
  const apiBase = address('API_BASE_URL', environment.API_BASE_URL || 'http://127.0.0.1:4000');
  return {
    apiBaseUrl: apiBase.href.replace(/\/+$/, ''),
    publicOrigin: origin(environment.PUBLIC_ORIGIN || 'http://localhost:3000'),
    companyId: companyId(environment.COMPANY_ID || String(COMPANY_ID)),
    shopMode: shopMode(environment.SHOP_MODE || 'demo'),
    // Checked when a session is opened: a build has no session and no secret.
    get sessionSecret() {
      return sessionSecret(environment.SESSION_SECRET ?? '');
    },
    revalidateSecret: environment.REVALIDATE_SECRET ?? '',
    valkeyUrl: valkeyUrl(environment.VALKEY_URL ?? ''),
    trustedProxies: proxies(environment.TRUSTED_PROXIES || '0'),
    metricsToken: metricsToken(environment.METRICS_TOKEN ?? ''),
    logLevel: logLevel(environment.LOG_LEVEL || 'info'),
    measuring: measuring(environment.GOOGLE_TAG_ID, environment.META_PIXEL_ID),
  };
}

function address(name: string, value: string): URL {
  const url = URL.parse(value);
  if (url && ['http:', 'https:'].includes(url.protocol)) return url;
  throw new Error(`${name} must be an http(s) address, it is "${value}"`);
}

function origin(value: string): string {
  const found = originOf(value);
  if (found) return found;
  throw new Error(`PUBLIC_ORIGIN must be an http(s) address without a path, it is "${value}"`);
}

function valkeyUrl(value: string): string | undefined {
  if (value === '' || /^(?:redis|valkey)s?:$/.test(URL.parse(value)?.protocol ?? '')) {
    return value || undefined;
  }
  // It may contain a password.
  throw new Error('VALKEY_URL must be an address that begins with redis:// or valkey://');
}

function companyId(value: string): number {
  if (/^[1-9]\d*$/.test(value)) return Number(value);
  throw new Error(`COMPANY_ID must be a whole number above 0, it is "${value}"`);
}

function proxies(value: string): number {
  if (/^\d$/.test(value)) return Number(value);
  throw new Error(`TRUSTED_PROXIES must be a whole number from 0 to 9, it is "${value}"`);
}

function shopMode(value: string): ServerConfig['shopMode'] {
  if (value === 'demo' || value === 'live') return value;
  throw new Error(`SHOP_MODE must be demo or live, it is "${value}"`);
}

function metricsToken(value: string): string | undefined {
  if (value === '' || value.length >= 16) return value || undefined;
  throw new Error('METRICS_TOKEN must have at least 16 characters');
}

function logLevel(value: string): LogLevel {
  const level = LOG_LEVELS.find((known) => known === value);
  if (level) return level;
  throw new Error(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, it is "${value}"`);
}

function measuring(google = '', meta = ''): MeasuringTags | undefined {
  if (google && !/^G-[A-Z\d]{4,20}$/.test(google))
    throw new Error(`GOOGLE_TAG_ID must be like G-ABC123XYZ, it is "${google}"`);
  if (meta && !/^\d{5,20}$/.test(meta))
    throw new Error(`META_PIXEL_ID must be a number, it is "${meta}"`);
  if (!google && !meta) return undefined;
  return { ...(google ? { google } : {}), ...(meta ? { meta } : {}) };
}

function sessionSecret(value: string): string {
  if (value.length >= 32) return value;
  throw new Error('SESSION_SECRET must have at least 32 characters');
}
