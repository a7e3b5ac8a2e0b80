import type { EmailSection } from './email-sections.ts';
import type { TranslateMessage } from './language-of.ts';

/** Returns a section with the shop's own texts translated by `t`; what was typed stays. */
export function translateSection(section: EmailSection, t: TranslateMessage): EmailSection<string> {
  switch (section.kind) {
    case 'heading':
    case 'paragraph':
      return { ...section, text: t(section.text) };
    case 'button':
    case 'link':
      return { ...section, label: t(section.label), url: t(section.url) };
    case 'table': {
      const rows = section.rows.map((row) => ({
        ...row,
        label: t(row.label),
        value: t(row.value),
      }));
      return { ...section, rows };
    }
    case 'gift card':
      return { ...section, card: { ...section.card, validity: t(section.card.validity) } };
    case 'quote':
    case 'goods':
      return section;
  }
}
