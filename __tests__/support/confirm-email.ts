import { deliverMails } from './deliver-mails';
import type { Answer, TestApp } from './test-app';

const LINK = /https:\/\/vanya\.example\/confirm-email\/(\d{13}-[\da-f]{64})\b/;

type Headers = Record<string, string>;

/** Asks for a link, as the profile does. */
export function askForLink(app: TestApp, who: Headers): Promise<Answer> {
  return app.call('POST /user/confirm-email/send/', { who });
}

/** Sends the mails that are due and answers the token of the link that came to an address. */
export async function deliveredLink(app: TestApp, email: string): Promise<string> {
  const mails = await deliverMails(app);
  const [, token] = mails
    .filter(({ to }) => to === email)
    .flatMap(({ text }) => LINK.exec(text) ?? []);
  if (!token) throw new Error('No mail with a link came');
  return token;
}

/** Uses a link. */
export function confirm(app: TestApp, who: Headers, token: string): Promise<Answer> {
  return app.call('POST /user/confirm-email/', { who, body: { token } });
}
