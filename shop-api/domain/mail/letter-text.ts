import { company } from '../../../contract/company.ts';
import { LETTER_FOOT } from './letter-foot.ts';
import type { Letter, LetterPart } from './letter-parts.ts';

/** A letter as plain text. */
export function letterText({ parts }: Letter): string {
  const foot = ['-- ', ...LETTER_FOOT].join('\n');
  return `${['Hello,', ...parts.map(textOf), company.name, foot].join('\n\n')}\n`;
}

function textOf(part: LetterPart): string {
  if (part.kind === 'quote') return part.text.replace(/^/gm, '> ');
  if (part.kind === 'button') return `${part.label}:\n${part.url}`;
  if (part.kind === 'table') {
    return part.rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
  }
  return part.text;
}
