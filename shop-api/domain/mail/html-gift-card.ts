import { filledText } from '../../../contract/messages/text-with-values.ts';
import { brandColours } from '../../../contract/shop/shop.ts';
import { hasDrawnLogo } from '../../../contract/shop/shop-names.ts';
import type { EmailFrame, EmailGiftCard } from './email-sections.ts';
import { escaped } from './escape-html.ts';
import { STYLE } from './mail-style.ts';

/** Renders a gift voucher as the card that its buyer saw in the preview, with its code. */
export function giftCardHtml(
  card: EmailGiftCard<string>,
  { company, publicOrigin, t }: EmailFrame,
): string {
  const art = `${escaped(publicOrigin)}/art`;
  return [
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0" bgcolor="${brandColours.haldi}" style="${STYLE.card}">`,
    `<tr><td style="${STYLE.cardHead}">`,
    hasDrawnLogo(company.name)
      ? `<img src="${art}/mail-logo-haldi.png" alt="${escaped(company.name)}" width="107" height="32" style="display:block;border:0"></td>`
      : `${escaped(company.name)}</td>`,
    `<td style="${STYLE.cardKind}">${escaped(t('Gift voucher'))}</td></tr>`,
    `<tr><td colspan="2" style="${STYLE.cardBody}">`,
    `<p class="amount" style="${STYLE.amount}">${amountOf(card.amount)}</p>`,
    `<p style="${STYLE.person}">${escaped(filledText(t('For {receiver}'), { receiver: card.receiver }))}</p>`,
    card.message && `<p style="${STYLE.message}">${escaped(card.message)}</p>`,
    `<p style="${STYLE.person}">${escaped(filledText(t('From {sender}'), { sender: card.sender }))}</p>`,
    `<p class="code" style="${STYLE.code}">${codeOf(card.code)}</p>`,
    `<p style="${STYLE.small}">${escaped(card.validity)}</p></td></tr>`,
    `<tr><td colspan="2" style="padding:0 22px 16px;font-size:0;line-height:0">`,
    `<img class="kinar" src="${art}/mail-kinar-haldi.png" alt="" width="508" style="display:block;width:100%;height:auto;border:0"></td></tr>`,
    '</table>',
  ].join('\n');
}

/** The decimals are smaller, as in the shop. */
function amountOf(amount: string): string {
  const [whole = '', decimals = ''] = amount.split('.');
  return `${escaped(whole)}<span style="font-size:0.5em">.${escaped(decimals)}</span>`;
}

/** A group of four never breaks; selecting and copying takes the code without spaces. */
function codeOf(code: string): string {
  const groups = code
    .split('-')
    .map((group) => `<span style="white-space:nowrap">${escaped(group)}</span>`);
  return groups.join('-<wbr>');
}
