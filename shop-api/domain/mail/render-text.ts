import { shopProfile } from '../../../contract/shop.ts';
import { companyLines } from './company-lines.ts';
import type { EmailContent, EmailGiftCard, EmailSection } from './email-sections.ts';

/** Renders an email as plain text. */
export function emailText({ sections }: EmailContent): string {
  const foot = ['-- ', ...companyLines].join('\n');
  return `${['Hello,', ...sections.map(textOf), shopProfile.name, foot].join('\n\n')}\n`;
}

function textOf(section: EmailSection): string {
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
      return cardText(section.card);
    case 'heading':
    case 'paragraph':
      return section.text;
  }
}

function quoted(text: string): string {
  return text.replace(/^/gm, '> ');
}

function cardText({ amount, receiver, sender, message, code, validity }: EmailGiftCard): string {
  const typed = [`For ${receiver}`, message, `From ${sender}`].filter(Boolean).join('\n\n');
  return [quoted(typed), `Code: ${code}\nWorth: ${amount}\n${validity}`].join('\n\n');
}
