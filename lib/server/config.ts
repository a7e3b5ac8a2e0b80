import 'server-only';

/** What the storefront is told by its environment. Read once, at the first use. */
export interface ServerConfig {
  /** Where the shop API answers, without a trailing slash. */
  apiBaseUrl: string;
  /** The origin shoppers see, without a trailing slash. */
  publicOrigin: string;
  companyId: number;
  shopMode: 'demo' | 'live';
  /** Seals the session cookie; at least 32 characters. */
  sessionSecret: string;
  /** Shared with the API; signs cache notices. Empty: notices are refused. */
  revalidateSecret: string;
}

let config: ServerConfig | undefined;

function origin(name: string, fallback: string): string {
  const value = process.env[name] || fallback;
  const url = URL.parse(value);
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new Error(`${name} must be an http(s) address, it is "${value}"`);
  }
  return value.replace(/\/+$/, '');
}

function shopMode(): 'demo' | 'live' {
  const value = process.env.SHOP_MODE || 'demo';
  if (value !== 'demo' && value !== 'live') {
    throw new Error(`SHOP_MODE must be demo or live, it is "${value}"`);
  }
  return value;
}

function sessionSecret(): string {
  const value = process.env.SESSION_SECRET ?? '';
  if (value.length < 32) throw new Error('SESSION_SECRET must have at least 32 characters');
  return value;
}

/**
 * The storefront's configuration.
 * @throws Error naming the variable that is wrong.
 */
export function serverConfig(): ServerConfig {
  config ??= {
    apiBaseUrl: origin('API_BASE_URL', 'http://127.0.0.1:4000'),
    publicOrigin: origin('PUBLIC_ORIGIN', 'http://localhost:3000'),
    companyId: Number(process.env.COMPANY_ID || 7),
    shopMode: shopMode(),
    get sessionSecret() {
      return sessionSecret();
    },
    revalidateSecret: process.env.REVALIDATE_SECRET ?? '',
  };
  return config;
}
