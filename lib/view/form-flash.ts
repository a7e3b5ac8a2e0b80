import type { FieldErrors } from '@/contract/kit/errors';

/** The outcome of a plain form post, as the next page shows it. */
export interface FormFlash {
  message: string;
  /** Additional sentences, displayed beside the message. */
  details?: string[];
  isError: boolean;
  /** The input of a refused form; never a password, a code or a captcha. */
  typed?: Record<string, string>;
  errors?: FieldErrors;
}
