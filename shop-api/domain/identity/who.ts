import { DomainError } from '../errors.ts';

export interface Visitor {
  kind: 'visitor';
  visitorId: string;
}

export interface Customer {
  kind: 'customer';
  customerId: number;
  isElite: boolean;
  /** Staff or superuser. */
  isStaff: boolean;
  /** Which of the customer's logins makes the call. */
  tokenHash: string;
}

/** A person with a cart. */
export type Shopper = Visitor | Customer;

/** A visitor who becomes a customer. */
export interface Owners {
  visitor: Visitor;
  customer: Customer;
}

/** On whose behalf a call is made. */
export type Who = { kind: 'nobody' } | Shopper;

/** The shopper of a call that needs one. Errors: `not_logged_in`. */
export function shopperOf(who: Who): Shopper {
  if (who.kind === 'nobody') {
    throw new DomainError('not_logged_in', 'Send a Visitor header or log in');
  }
  return who;
}

/** The customer of a call that needs a login. Errors: `not_logged_in`. */
export function customerOf(who: Who): Customer {
  if (who.kind !== 'customer') throw new DomainError('not_logged_in', 'Please login to continue');
  return who;
}

/** The member of staff of a call that needs one. Errors: `not_logged_in`, `forbidden`. */
export function staffOf(who: Who): Customer {
  const customer = customerOf(who);
  if (!customer.isStaff) throw new DomainError('forbidden', 'Only staff may do this');
  return customer;
}
