import { requestMessages } from '../../../contract/messages/requests.ts';
import { factorMessages } from '../../../contract/messages/second-factor.ts';
import { hasRole, type NeededRole, type StaffRole } from '../../../contract/shop/roles.ts';
import type { customers } from '../../db/schema/customers.ts';
import { DomainError } from './errors.ts';

export interface Visitor {
  kind: 'visitor';
  visitorId: string;
}

export interface Customer {
  kind: 'customer';
  customerId: number;
  isMember: boolean;
  /** Staff or superuser. */
  isStaff: boolean;
  /** What a member of staff may do; missing for others. */
  roles?: readonly StaffRole[];
  /** The shop is live and this member of staff has no second factor: they may do nothing yet. */
  lacksFactor?: boolean;
  /** The hash of the login token that makes the call. */
  tokenHash: string;
}

/** A person with a cart. */
export type Shopper = Visitor | Customer;

/** A visitor who becomes a customer. */
export interface Owners {
  visitor: Visitor;
  customer: Customer;
}

/** The caller of a verb. */
export type Who = { kind: 'nobody' } | Shopper;

/** Returns the shopper of a call that needs one. Errors: `not_logged_in`. */
export function shopperOf(who: Who): Shopper {
  if (who.kind === 'nobody') {
    throw new DomainError('not_logged_in', 'caller_not_named', requestMessages.shopperUnknown);
  }
  return who;
}

/** Returns the customer of a call that needs a login. Errors: `not_logged_in`. */
export function customerOf(who: Who): Customer {
  if (who.kind !== 'customer') {
    throw new DomainError('not_logged_in', 'login_needed', requestMessages.loginFirst);
  }
  return who;
}

/** Returns the staff member of a call that needs one. Errors: `not_logged_in`, `forbidden`. */
export function staffOf(who: Who): Customer {
  const customer = customerOf(who);
  if (!customer.isStaff)
    throw new DomainError('forbidden', 'staff_only', requestMessages.staffOnly);
  return customer;
}

/** Whether a customer is of the staff, with a role that something needs. */
export function mayDo({ isStaff, roles = [] }: Customer, needed: NeededRole): boolean {
  return isStaff && hasRole(roles, needed);
}

/** Refuses whoever has not the role that a call needs. Errors: `not_logged_in`, `forbidden`. */
export function assertRole(who: Who, needed: NeededRole): void {
  if (mayDo(staffOf(who), needed)) return;
  throw new DomainError('forbidden', 'role_needed', requestMessages.roleNeeded);
}

/** Refuses staff who have to set up a second factor first. Errors: `not_logged_in`, `forbidden`. */
export function assertFactor(who: Who): void {
  if (!staffOf(who).lacksFactor) return;
  throw new DomainError('forbidden', 'second_factor_missing', factorMessages.setUpFirst);
}

type StaffColumns = Pick<typeof customers.$inferSelect, 'isStaff' | 'isSuperuser' | 'roles'>;

/** Returns whether an account is of the staff, and its roles: a superuser has all. */
export function standingOf(account: StaffColumns): Required<Pick<Customer, 'isStaff' | 'roles'>> {
  const { isStaff, isSuperuser, roles } = account;
  if (isSuperuser) return { isStaff: true, roles: ['all'] };
  return { isStaff, roles: isStaff ? roles : [] };
}

type MemberColumns = Pick<typeof customers.$inferSelect, 'memberUntil'>;

/** Whether a customer is an Elite member at a moment. */
export function isMemberAt({ memberUntil }: MemberColumns, now: Date): boolean {
  return memberUntil !== null && memberUntil > now;
}
