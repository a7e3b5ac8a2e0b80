import { string } from 'yup';
import { gstinMessages } from '../messages/gst.ts';
import { gstinProblem, gstinText } from '../shop/gstin.ts';
import { ofText } from './of-text.ts';

/** A GSTIN, checked to its last digit, as `gstinText` returns it; missing or empty too. */
export const gstin = () =>
  string()
    .label('GSTIN')
    .typeError(gstinMessages.form)
    .transform(ofText(gstinText))
    .test('gstin', function isGstin(given = '') {
      const problem = given === '' ? undefined : gstinProblem(given);
      return !problem || this.createError({ message: gstinMessages[problem] });
    });
