import { englishText } from '../../../contract/messages/text-with-values.ts';
import type { MailMessage } from '../../providers/mail/mail.ts';
import { currentSettings } from '../settings/read-settings.ts';
import { type EmailSection, heading } from './email-sections.ts';
import { renderEmail } from './render-email.ts';
import { translateSection } from './translate-section.ts';
import type { WriteContext } from './write-message.ts';

interface StaffMail {
  to: string;
  /** Subject and heading. Nothing a shopper typed belongs in it. */
  title: string;
  sections: readonly EmailSection[];
  /** Who reads an answer; the address of the company without one. */
  replyTo?: string | undefined;
}

/** Writes a mail to those who run the shop. It is in English, as all of the desk. */
export async function writeStaffMail(
  { db, publicOrigin }: Pick<WriteContext, 'db' | 'publicOrigin'>,
  { to, title, sections, replyTo }: StaffMail,
): Promise<MailMessage> {
  const { company } = await currentSettings(db);
  const inEnglish = sections.map((section) => translateSection(section, englishText));
  const content = { company, publicOrigin, subject: title };
  const rendered = renderEmail({ ...content, sections: [heading(title), ...inEnglish] });
  return { to, ...rendered, ...(replyTo && { replyTo }) };
}
