import 'server-only';
import { freshFlash, readSession, type SessionData } from '@/lib/server/session/session';
import type { FormFlash } from '@/lib/view/form-flash';

/** Returns the flash of the form post that led to the page of this path. Personal: never cached. */
export async function getFormFlash(page: string): Promise<FormFlash | undefined> {
  return formFlash(await readSession(), page);
}

/** Returns the same from a session that is already read, without its control fields. */
export function formFlash(session: Readonly<SessionData>, page: string): FormFlash | undefined {
  const flash = freshFlash(session, { page, nowMs: Date.now() });
  if (!flash) return undefined;
  const { message, details, isError, typed, errors } = flash;
  return { message, details, isError, typed, errors };
}
