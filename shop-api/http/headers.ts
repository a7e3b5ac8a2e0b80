import type { MiddlewareHandler } from 'hono';
import { COMPANY_HEADER } from '../../contract/kit/headers.ts';
import { DomainError } from '../domain/kernel/errors.ts';

const MISSING = `The ${COMPANY_HEADER} header is missing`;

/** Refuses calls without the shop's company id. Errors: `unknown_company`. */
export function requireCompany(companyId: number): MiddlewareHandler {
  return async (c, next) => {
    const given = c.req.header(COMPANY_HEADER)?.trim();
    if (given !== String(companyId)) {
      throw given
        ? new DomainError('unknown_company', 'company_unknown', 'Unknown company id')
        : new DomainError('unknown_company', 'company_missing', MISSING);
    }
    await next();
  };
}

/**
 * No cache on the path stores answers: most belong to one shopper, and public ones are cached by
 * the storefront, which is notified of changes. No page may frame, sniff or embed them.
 */
const DEFAULTS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** Sets the headers of every answer; a route that needs others sets them itself. */
export const defaultHeaders: MiddlewareHandler = async (c, next) => {
  for (const [name, value] of Object.entries(DEFAULTS)) c.header(name, value);
  await next();
};
