import { filledText } from '../../../contract/messages/text-with-values.ts';
import { companyLines } from './company-lines.ts';
import type { EmailContent, EmailGiftCard, EmailSection } from './email-sections.ts';
import { type TranslateMessage, textsIn } from './language-of.ts';

/** Renders an email as plain text. */
export function emailText({ sections, company, language = 'en' }: EmailContent): string {
  const t = textsIn(language);
  const foot = ['-- ', ...companyLines(company, t)].join('\n');
  return `${[t('Hello,'), ...sections.map((section) => textOf(section, t)), company.name, foot].join('\n\n')}\n`;
}

function textOf(section: EmailSection<string>, t: TranslateMessage): string {
  switch (section.kind) {
    case 'quote':
      return quoted(section.text);
    case 'button':
    case 'link':
      return `${section.label}:\n${section.url}`;
    case 'table':
      return section.rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'goods':
      return section.rows.map(({ name, note, value }) => `${name} ${note}: ${value}`).join('\n');
    case 'gift card':
      return cardText(section.card, t);
    case 'heading':
    case 'paragraph':
      return section.text;
  }
}

function quoted(text: string): string {
  return text.replace(/^/gm, '> ');
}

function cardText(card: EmailGiftCard<string>, t: TranslateMessage): string {
  const { amount, receiver, sender, message, code, validity } = card;
  const typed = [
    filledText(t('For {receiver}'), { receiver }),
    message,
    filledText(t('From {sender}'), { sender }),
  ]
    .filter(Boolean)
    .join('\n\n');
  return [quoted(typed), `${t('Code')}: ${code}\n${t('Worth')}: ${amount}\n${validity}`].join(
    '\n\n',
  );
}
