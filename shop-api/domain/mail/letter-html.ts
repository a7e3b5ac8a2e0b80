import { company } from '../../../contract/company.ts';
import { LETTER_FOOT } from './letter-foot.ts';
import type { Letter, LetterPart, LetterRow } from './letter-parts.ts';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Mail programs drop style sheets, so every element carries its own. */
const STYLE = {
  body: 'margin:0;padding:24px 16px;background:#ffffff;color:#16281f;font:16px/1.6 sans-serif;overflow-wrap:break-word',
  sheet: 'max-width:560px;margin:0 auto',
  heading: 'margin:0 0 16px;font-size:22px;line-height:1.3',
  quote:
    'margin:16px 0;padding:4px 16px;border-left:3px solid #dcdfd6;white-space:pre-line;overflow-wrap:anywhere',
  table: 'width:100%;margin:16px 0;border-collapse:collapse',
  label:
    'padding:8px 16px 8px 0;border-bottom:1px solid #dcdfd6;text-align:left;font-weight:normal',
  value: 'padding:8px 0;border-bottom:1px solid #dcdfd6;text-align:right;vertical-align:top',
  button:
    'display:inline-block;padding:12px 24px;border-radius:6px;background:#0f4a36;color:#ffffff',
  hint: 'color:#5f6e65;font-size:14px;word-break:break-all',
  foot: 'margin-top:32px;padding-top:16px;border-top:1px solid #dcdfd6;color:#5f6e65;font-size:13px',
};

/** A letter as HTML: no picture, no script, no request, so that opening it tells nobody anything. */
export function letterHtml({ subject, parts }: Letter): string {
  return [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    `<meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>`,
    `<body style="${STYLE.body}"><div style="${STYLE.sheet}">`,
    '<p>Hello,</p>',
    ...parts.map(htmlOf),
    `<p>${escaped(company.name)}</p>`,
    `<p style="${STYLE.foot}">${LETTER_FOOT.map(escaped).join('<br>')}</p>`,
    '</div></body></html>',
  ].join('\n');
}

function htmlOf(part: LetterPart): string {
  switch (part.kind) {
    case 'heading':
      return `<h1 style="${STYLE.heading}">${escaped(part.text)}</h1>`;
    case 'paragraph':
      return `<p>${escaped(part.text)}</p>`;
    case 'quote':
      return `<blockquote style="${STYLE.quote}">${escaped(part.text)}</blockquote>`;
    case 'table':
      return `<table style="${STYLE.table}">${part.rows.map(rowOf).join('')}</table>`;
    case 'button':
      return buttonOf(escaped(part.label), escaped(part.url));
  }
}

function rowOf({ label, value, isTotal }: LetterRow): string {
  const weight = isTotal ? ';font-weight:bold' : '';
  const head = `<th scope="row" style="${STYLE.label}${weight}">${escaped(label)}</th>`;
  return `<tr>${head} <td style="${STYLE.value}${weight}">${escaped(value)}</td></tr>`;
}

function buttonOf(label: string, url: string): string {
  return `<p><a href="${url}" style="${STYLE.button}">${label}</a></p>\n<p style="${STYLE.hint}">${url}</p>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
