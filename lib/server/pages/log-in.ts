import 'server-only';
import { indianDigits } from '@/contract/kit/phones';
import { routes } from '@/lib/routes';
import { readSession } from '@/lib/server/session/session';
import { codeNumber, numberProofOf } from '@/lib/server/shopper/login-code';
import type { FormFlash } from '@/lib/view/form-flash';
import { formFlash } from './form-flash';

/** The data of the login page. Personal: never cached. */
export interface LoginPageData {
  /** The outcome of a plain form post. */
  flash: FormFlash | undefined;
  /** The ten-digit number that received a login code within the last ten minutes. */
  sentTo: string | undefined;
}

/** Reads the state of plain form posts, including the first step of a login by code. */
export async function getLoginPage(): Promise<LoginPageData> {
  const session = await readSession();
  return {
    flash: formFlash(session, routes.login()),
    sentTo: indianDigits(codeNumber(session)),
  };
}

/** The data of the sign-up page. Personal: never cached. */
export interface SignUpPageData {
  /** The outcome of a plain form post. */
  flash: FormFlash | undefined;
  /** The ten digits that were typed or proven before. */
  digits: string | undefined;
  /** The code of these digits was entered, so that the account can be made. */
  isProven: boolean;
}

/** Reads what the login has asked for before. */
export async function getSignUpPage(): Promise<SignUpPageData> {
  const session = await readSession();
  const proven = numberProofOf(session)?.mobileNo;
  return {
    flash: formFlash(session, routes.signup()),
    digits: indianDigits(proven ?? codeNumber(session)),
    isProven: proven !== undefined,
  };
}
