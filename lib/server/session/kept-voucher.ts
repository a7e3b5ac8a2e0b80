import 'server-only';
import { cookies } from 'next/headers';
import { cookieAttributes, cookieName } from './session-cookies';

/** Returns the code of the voucher's link that was opened last, until a voucher is used. */
export async function readKeptVoucher(): Promise<string | undefined> {
  return (await cookies()).get(cookieName('voucher'))?.value;
}

/** Returns the header that forgets it. */
export function forgottenVoucher(): string {
  const { secure, path } = cookieAttributes();
  return `${cookieName('voucher')}=; Path=${path}; Max-Age=0; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}
