import { brandColours, shopProfile } from '../../../contract/shop.ts';
import type { EmailContent, EmailRow, EmailSection } from './email-sections.ts';

/** An email as plain text and HTML. */
export interface RenderedEmail {
  subject: string;
  text: string;
  html: string;
}

/** Renders an email as plain text and as HTML with the same content, readable without styles. */
export function renderEmail(content: EmailContent): RenderedEmail {
  return { subject: content.subject, text: emailText(content), html: emailHtml(content) };
}

const { line1, line2, city, postalCode, state, country } = shopProfile.address;

/** The company details that the law requires of business letters; at the end of every email. */
const EMAIL_FOOTER: readonly string[] = [
  shopProfile.legalName,
  `${line1}, ${line2}, ${city} ${postalCode}, ${state}, ${country}`,
  `GSTIN ${shopProfile.gstin}`,
];

/** Renders an email as plain text. */
function emailText({ sections }: EmailContent): string {
  const foot = ['-- ', ...EMAIL_FOOTER].join('\n');
  return `${['Hello,', ...sections.map(textOf), shopProfile.name, foot].join('\n\n')}\n`;
}

function textOf(section: EmailSection): string {
  if (section.kind === 'quote') return section.text.replace(/^/gm, '> ');
  if (section.kind === 'button') return `${section.label}:\n${section.url}`;
  if (section.kind === 'table') {
    return section.rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
  }
  return section.text;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Mail programs drop style sheets, so every element has an inline style. */
const STYLE = {
  body: `margin:0;padding:24px 16px;background:${brandColours.page};color:${brandColours.ink};font:16px/1.6 sans-serif;overflow-wrap:break-word`,
  sheet: 'max-width:560px;margin:0 auto',
  heading: 'margin:0 0 16px;font-size:22px;line-height:1.3',
  quote: `margin:16px 0;padding:4px 16px;border-left:3px solid ${brandColours.rule};white-space:pre-line;overflow-wrap:anywhere`,
  table: 'width:100%;margin:16px 0;border-collapse:collapse',
  label: `padding:8px 16px 8px 0;border-bottom:1px solid ${brandColours.rule};text-align:left;font-weight:normal`,
  value: `padding:8px 0;border-bottom:1px solid ${brandColours.rule};text-align:right;vertical-align:top`,
  button: `display:inline-block;padding:12px 24px;border-radius:6px;background:${brandColours.primary};color:${brandColours.page}`,
  hint: `color:${brandColours.hint};font-size:14px;word-break:break-all`,
  foot: `margin-top:32px;padding-top:16px;border-top:1px solid ${brandColours.rule};color:${brandColours.hint};font-size:13px`,
};

/** Renders HTML without pictures, scripts or requests: opening it discloses nothing. */
function emailHtml({ subject, sections }: EmailContent): string {
  return [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    `<meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>`,
    `<body style="${STYLE.body}"><div style="${STYLE.sheet}">`,
    '<p>Hello,</p>',
    ...sections.map(htmlOf),
    `<p>${escaped(shopProfile.name)}</p>`,
    `<p style="${STYLE.foot}">${EMAIL_FOOTER.map(escaped).join('<br>')}</p>`,
    '</div></body></html>',
  ].join('\n');
}

function htmlOf(section: EmailSection): string {
  switch (section.kind) {
    case 'heading':
      return `<h1 style="${STYLE.heading}">${escaped(section.text)}</h1>`;
    case 'paragraph':
      return `<p>${escaped(section.text)}</p>`;
    case 'quote':
      return `<blockquote style="${STYLE.quote}">${escaped(section.text)}</blockquote>`;
    case 'table':
      return `<table style="${STYLE.table}">${section.rows.map(rowOf).join('')}</table>`;
    case 'button':
      return buttonOf(escaped(section.label), escaped(section.url));
  }
}

function rowOf({ label, value, isTotal }: EmailRow): string {
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
