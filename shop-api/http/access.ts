import { endpoints } from '../../contract/endpoints.ts';
import type { Access, Endpoint } from '../../contract/kit/endpoint.ts';
import {
  LANGUAGE_HEADER,
  LOGIN_HEADER,
  LOGIN_SCHEME,
  VISITOR_HEADER,
} from '../../contract/kit/headers.ts';
import { readLanguage } from '../../contract/shop/languages.ts';
import { type NeededRole, roleOfKind } from '../../contract/shop/roles.ts';
import { DomainError } from '../domain/kernel/errors.ts';
import {
  assertFactor,
  assertRole,
  customerOf,
  shopperOf,
  staffOf,
  type Who,
} from '../domain/kernel/who.ts';
import type { Credentials } from '../domain/session/identify.ts';

const LOGIN = new RegExp(`^${LOGIN_SCHEME}\\s+(\\S+)$`, 'i');

/** Reads the caller's credentials: `Authorization: token {token}` in any case, `Visitor: {id}`. */
export function readCredentials(headers: Headers): Credentials {
  const login = headers.get(LOGIN_HEADER)?.trim();
  return {
    // A header of another scheme is passed on unchanged: it matches no token and is refused as
    // such.
    token: login ? (LOGIN.exec(login)?.[1] ?? login) : undefined,
    visitorId: headers.get(VISITOR_HEADER)?.trim() || undefined,
    language: readLanguage(headers.get(LANGUAGE_HEADER)),
  };
}

const CHECKS: Record<Access, (who: Who) => void> = {
  public: () => undefined,
  shopper: shopperOf,
  customer: customerOf,
  staff: staffOf,
};

type Params = Readonly<Record<string, string>>;

/**
 * Refuses a caller that the contract does not allow: staff by the role of the row.
 * Errors: `not_logged_in`, `forbidden`.
 */
export function checkAccess(row: Endpoint, who: Who, params: Params): void {
  const { access, callerMissing, withoutFactor } = row;
  if (callerMissing !== undefined && who.kind === 'nobody') {
    throw new DomainError('not_logged_in', 'caller_not_named', callerMissing);
  }
  CHECKS[access](who);
  if (access === 'staff' && !withoutFactor) assertFactor(who);
  const needed = neededRole(row, params);
  if (needed !== undefined) assertRole(who, needed);
}

/** Returns the role that a call of staff needs. */
export function neededRole({ role }: Endpoint, params: Params): NeededRole | undefined {
  if (role === 'of its kind') return roleOfKind(params.kind ?? '');
  return role === 'of its list' ? roleOfList(params.desk ?? '') : role;
}

/** The one list of a desk that is older than the paths of desks. */
const REFUNDS = endpoints.listRefundsDue.path;

/** Returns what reading the list of a desk needs; an unknown desk is for `all` alone. */
function roleOfList(desk: string): NeededRole {
  const path = desk === 'refunds' ? REFUNDS : `/staff/${desk}/`;
  const isList = (row: Endpoint) => row.method === 'GET' && row.path === path;
  const role = Object.values<Endpoint>(endpoints).find(isList)?.role;
  return role === undefined || role === 'of its kind' || role === 'of its list' ? 'all' : role;
}
