import 'server-only';
import { nationalDigits } from '@/lib/format/phone';
import type { FormFlash } from '@/lib/forms/form-flash';
import { routes } from '@/lib/routes';
import { codeNumber } from '../door/account/send-otp';
import { readSession } from '../session';
import { formFlash } from './get-form-flash';

/** All that the login page draws. Personal: never cached. */
export interface LoginPage {
  /** How a plain form post ended. */
  flash: FormFlash | undefined;
  /** Ten digits that a login code went to within the last ten minutes. */
  sentTo: string | undefined;
}

/** Reads what plain form posts left behind, the first step of a login by code among it. */
export async function getLoginPage(): Promise<LoginPage> {
  const session = await readSession();
  return {
    flash: formFlash(session, routes.login()),
    sentTo: nationalDigits(codeNumber(session)) || undefined,
  };
}
