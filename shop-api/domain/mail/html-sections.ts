import type { EmailFrame, EmailGoods, EmailRow, EmailSection } from './email-sections.ts';
import { escaped } from './escape-html.ts';
import { giftCardHtml } from './html-gift-card.ts';
import { STYLE } from './mail-style.ts';

/** Renders one section of a mail. */
export function sectionHtml(section: EmailSection<string>, frame: EmailFrame): string {
  switch (section.kind) {
    case 'heading':
      return `<h1 class="heading ink" style="${STYLE.heading}">${escaped(section.text)}</h1>`;
    case 'paragraph':
      return `<p class="ink" style="${STYLE.paragraph}">${escaped(section.text)}</p>`;
    case 'quote':
      return `<blockquote class="panel ink" style="${STYLE.quote}">${escaped(section.text)}</blockquote>`;
    case 'table':
      return tableOf(section.rows.map(rowOf));
    case 'goods':
      return tableOf(section.rows.map(goodsOf));
    case 'gift card':
      return giftCardHtml(section.card, frame);
    case 'button':
      return buttonOf(escaped(section.label), escaped(section.url), frame);
    case 'link':
      return `<p class="ink" style="${STYLE.paragraph}">${linkOf(escaped(section.url), escaped(section.label))}</p>`;
  }
}

function tableOf(rows: readonly string[]): string {
  return `<table class="ink" cellpadding="0" cellspacing="0" border="0" style="${STYLE.table}">${rows.join('')}</table>`;
}

function rowOf({ label, value, isTotal }: EmailRow<string>): string {
  const more = isTotal ? `;${STYLE.total}` : '';
  const head = `<th scope="row" class="ink rule" style="${STYLE.label}${more}">${escaped(label)}</th>`;
  return `<tr>${head} <td class="ink rule" style="${STYLE.value}${more}">${escaped(value)}</td></tr>`;
}

/** A product: its picture, name and price. */
function goodsOf({ name, note, value, picture }: EmailGoods): string {
  const image = picture
    ? `<img src="${escaped(picture)}" alt="${escaped(name)}" width="64" height="80" style="${STYLE.image}">`
    : '';
  return [
    `<tr><td class="rule" width="64" style="${STYLE.picture}">${image}</td>`,
    `<th scope="row" class="ink rule" style="${STYLE.name}">${escaped(name)} <span class="hint" style="${STYLE.note}">${escaped(note)}</span></th>`,
    `<td class="ink rule" style="${STYLE.value};padding-top:12px">${escaped(value)}</td></tr>`,
  ].join(' ');
}

function buttonOf(label: string, url: string, { t }: EmailFrame): string {
  return [
    `<p style="margin:4px 0 12px"><a class="button" href="${url}" style="${STYLE.button}">${label}</a></p>`,
    `<p class="hint" style="${STYLE.hint}">${escaped(t('Or open'))} ${linkOf(url, url)}</p>`,
  ].join('\n');
}

function linkOf(url: string, label: string): string {
  return `<a class="link" href="${url}" style="${STYLE.link}">${label}</a>`;
}
