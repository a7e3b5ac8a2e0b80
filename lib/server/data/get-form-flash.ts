import 'server-only';
import type { FormFlash } from '@/lib/forms/form-flash';
import type { SessionData } from '../session';
import { freshFlash, readSession } from '../session';

/** How the plain form post ended that just led to the page with this path. Personal: never cached. */
export async function getFormFlash(page: string): Promise<FormFlash | undefined> {
  return formFlash(await readSession(), page);
}

/** The same of a session that is already read, without what steers it. */
export function formFlash(session: Readonly<SessionData>, page: string): FormFlash | undefined {
  const flash = freshFlash(session, { page, nowMs: Date.now() });
  if (!flash) return undefined;
  const { message, isError, typed, errors } = flash;
  return { message, isError, typed, errors };
}
