/*
 * Words about addresses that pages show too. They stand apart from the rules, so that a page need not
 * bring those along.
 */

/** Beside the specification: a PIN code of India has six digits. */
export const PIN_RULE = 'PIN code must be 6 digits';
