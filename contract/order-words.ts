/*
 * Words of the specification that pages show too. They stand apart from the rules, so that a page need
 * not bring those along.
 */

export const ADDRESS_NOT_CHOSEN = 'Please select a billing address!';
export const PAYMENT_FAILED = 'Payment failed! Please try again.';
