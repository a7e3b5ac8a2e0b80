import { deliverMails } from './deliver-mails';
import type { Answer, TestApp } from './test-app';

const LINK = /https:\/\/vanya\.example\/confirm-email\/(\d{13}-[\da-f]{64})\b/;

type Headers = Record<string, string>;

/** Requests a confirmation link, as the profile does. */
export function askForLink(app: TestApp, who: Headers): Promise<Answer> {
  return app.call('POST /user/confirm-email/send/', { who });
}

/** Sends the due emails and returns the token of the link mailed to an address. */
export async function deliveredLink(app: TestApp, email: string): Promise<string> {
  const mails = await deliverMails(app);
  const [, token] = mails
    .filter(({ to }) => to === email)
    .flatMap(({ text }) => LINK.exec(text) ?? []);
  if (!token) throw new Error('No mail with a link came');
  return token;
}

/** Confirms the email with a link's token. */
export function confirm(app: TestApp, who: Headers, token: string): Promise<Answer> {
  return app.call('POST /user/confirm-email/', { who, body: { token } });
}
