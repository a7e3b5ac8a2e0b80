import { ValidationError } from 'yup';
import { sendOtpBody } from '@/contract/account';
import { NOT_A_MOBILE } from '@/contract/fields';

/** What the API would say about ten digits, in its own words; undefined where it would take them. */
export function complaintAbout(digits: string): string | undefined {
  try {
    sendOtpBody.validateSyncAt('mobile_no', { mobile_no: `+91${digits}` });
    return undefined;
  } catch (error) {
    if (error instanceof ValidationError) return error.message;
    throw error;
  }
}

/** The same while someone is still typing: only what more digits cannot mend. */
export function earlyComplaintAbout(digits: string): string | undefined {
  return /^[0-5]/.test(digits) ? NOT_A_MOBILE : undefined;
}
