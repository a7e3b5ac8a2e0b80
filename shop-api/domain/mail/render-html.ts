import { LANGUAGES } from '../../../contract/shop/languages.ts';
import { brandColours } from '../../../contract/shop/shop.ts';
import { hasDrawnLogo } from '../../../contract/shop/shop-names.ts';
import { companyLines } from './company-lines.ts';
import type { EmailContent } from './email-sections.ts';
import { escaped } from './escape-html.ts';
import { sectionHtml } from './html-sections.ts';
import { textsIn } from './language-of.ts';
import { mailSheet, STYLE } from './mail-style.ts';

/** A table that only lays out: screen readers skip it. */
const LAYOUT = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/**
 * Renders HTML in the frame of every mail. Tables lay it out, because some programs draw nothing
 * else. Its pictures are the shop's public files, the same for every receiver.
 */
export function emailHtml(content: EmailContent): string {
  const { subject, sections, publicOrigin, company, language = 'en' } = content;
  const t = textsIn(language);
  return [
    `<!doctype html><html lang="${LANGUAGES[language].tag}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escaped(subject)}</title><style>${mailSheet(publicOrigin)}</style></head>`,
    `<body class="page ink" style="${STYLE.body}">`,
    preview(content),
    `<table ${LAYOUT} width="100%"><tr><td align="center" style="padding:0">`,
    `<table ${LAYOUT} class="sheet" width="600" align="center" style="${STYLE.sheet}">`,
    head(company.name, publicOrigin),
    `<tr><td class="content ink" style="${STYLE.content}">`,
    `<p class="ink" style="${STYLE.paragraph}">${escaped(t('Hello,'))}</p>`,
    ...sections.map((section) => sectionHtml(section, { company, publicOrigin, t })),
    `<p class="ink" style="${STYLE.paragraph}">${escaped(company.name)}</p>`,
    '</td></tr></table></td></tr>',
    `<tr><td align="center"><table ${LAYOUT} width="600" align="center" style="width:100%;max-width:600px">`,
    `<tr><td class="foot hint" style="${STYLE.foot}">${companyLines(company, t).map(escaped).join('<br>')}</td></tr>`,
    '</table></td></tr></table></body></html>',
  ].join('\n');
}

/** The line that lists of mails display beside the subject; hidden in the mail. */
function preview({ sections }: EmailContent): string {
  const first = sections.find(({ kind }) => kind === 'paragraph');
  const text = first && 'text' in first ? first.text : '';
  const hidden = 'display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:0;line-height:0';
  return `<div style="${hidden}" aria-hidden="true">${escaped(text.slice(0, 120))}</div>`;
}

/** The band with the logo, and the border strip below it. */
function head(name: string, publicOrigin: string): string {
  const art = `${escaped(publicOrigin)}/art`;
  return [
    `<tr><td class="band" bgcolor="${brandColours.primary}" style="${STYLE.band}">`,
    hasDrawnLogo(name)
      ? `<img src="${art}/mail-logo.png" alt="${escaped(name)}" width="134" height="40" style="display:block;border:0">`
      : escaped(name),
    '</td></tr>',
    `<tr><td bgcolor="${brandColours.primary}" style="${STYLE.strip}">`,
    `<img class="kinar" src="${art}/mail-kinar.png" alt="" width="600" style="display:block;width:100%;height:auto;border:0"></td></tr>`,
  ].join('\n');
}
