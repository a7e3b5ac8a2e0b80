import type { MiddlewareHandler } from 'hono';
import { COMPANY_HEADER } from '../../contract/headers.ts';
import { DomainError } from '../domain/errors.ts';

/** Refuses calls that do not carry the shop's company id. Errors: `unknown_company`. */
export function requireCompany(companyId: number): MiddlewareHandler {
  return async (c, next) => {
    const given = c.req.header(COMPANY_HEADER)?.trim();
    if (given !== String(companyId)) {
      const message = given ? 'Unknown company id' : `The ${COMPANY_HEADER} header is missing`;
      throw new DomainError('unknown_company', message);
    }
    await next();
  };
}
