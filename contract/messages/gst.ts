import { withValues } from './text-with-values.ts';

/** What is wrong with a GSTIN, by `gstinProblem`. */
export const gstinMessages = {
  length: 'GSTIN must be 15 characters',
  form: 'GSTIN must be two digits, the PAN and three characters: 24ABCDE1234F1Z5',
  state: 'GSTIN must begin with the number of a state',
  digit: 'GSTIN has a wrong character: please compare it with your certificate',
} as const;

/** Messages about the buyer that an invoice names. */
export const billingMessages = {
  hint: 'For the invoice and the GST portal.',
  ours: 'This is our own GSTIN. Please enter that of your business.',
  /** The state of the GSTIN, where the billing address is in another one. */
  otherState: (state: string) =>
    withValues(
      'This GSTIN is registered in {state}. Please bill to an address in {state}, or use the GSTIN of the other state.',
      { state },
    ),
  /** One of them is missing. */
  both: 'Please enter the GSTIN and the registered name',
} as const;
