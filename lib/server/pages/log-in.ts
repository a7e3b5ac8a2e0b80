import 'server-only';
import { nationalDigits } from '@/lib/format/phone';
import { routes } from '@/lib/routes';
import { readSession } from '@/lib/server/session/session';
import { codeNumber } from '@/lib/server/shopper/login-code';
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
    sentTo: nationalDigits(codeNumber(session)) || undefined,
  };
}
