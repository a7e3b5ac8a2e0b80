import type { FieldErrors } from '@/contract/errors';

/** How a plain form post ended, as the page it leads to shows it. */
export interface FormFlash {
  message: string;
  isError: boolean;
  /** What was typed into a form that was refused; never a password, a code or a captcha. */
  typed?: Record<string, string>;
  errors?: FieldErrors;
}
