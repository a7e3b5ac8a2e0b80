import type { TranslatedName, Translations } from '../../../contract/kit/translations.ts';
import { addressText } from '../../../contract/messages/address-text.ts';
import { type Message, withValues } from '../../../contract/messages/text-with-values.ts';
import type { Language } from '../../../contract/shop/languages.ts';
import { formatPaise } from '../../../contract/shop/money.ts';
import type { orderLines } from '../../db/schema/order-lines.ts';
import type { pictures } from '../../db/schema/pictures.ts';
import type { OrderRow } from '../inventory/open-order.ts';
import { namedIn } from '../kernel/named-in.ts';
import {
  type EmailGoods,
  type EmailRow,
  type EmailSection,
  goods,
  paragraph,
  quote,
  table,
} from '../mail/email-sections.ts';
import { textsIn } from '../mail/language-of.ts';
import { mailPicture } from '../mail/mail-picture.ts';
import type { OrderNotification } from '../mail/queue-mail.ts';
import { isCollected } from './collect/collection.ts';
import type { OrderFacts } from './order-values.ts';
import { partTexts } from './part-texts.ts';

interface OrderLine {
  line: typeof orderLines.$inferSelect;
  translations: Translations<TranslatedName>;
  picture: typeof pictures.$inferSelect | null;
}

interface OrderSections extends Pick<OrderFacts, 'order' | 'news' | 'publicOrigin'> {
  lines: readonly OrderLine[];
  language: Language;
}

/** The notifications that repeat where the parcel goes. */
const HAS_ADDRESS: ReadonlySet<OrderNotification> = new Set([
  'payment_link',
  'placed',
  'paid',
  'shipped',
  'undelivered',
  'ready',
  'ready_reminder',
]);

/** Returns the parts of an email that display the order: address, goods and amounts. */
export function orderSections({ lines, language, ...facts }: OrderSections): EmailSection[] {
  const { order, news, publicOrigin } = facts;
  return [
    ...(HAS_ADDRESS.has(news) ? addressSections(order, language) : []),
    goods(lines.map((line) => goodsOf(line, { language, publicOrigin }))),
    table(totalsOf(order)),
  ];
}

function addressSections(order: OrderRow, language: Language): EmailSection[] {
  const { fullName, fullAddress, mobile } = order;
  const address = textsIn(language)(addressText(fullAddress));
  return [
    paragraph(isCollected(order) ? 'It is collected at:' : 'It goes to:'),
    quote([fullName, address, mobile].join('\n')),
  ];
}

function goodsOf(
  { line, translations, picture }: OrderLine,
  { language, publicOrigin }: Pick<OrderSections, 'language' | 'publicOrigin'>,
): EmailGoods {
  const { quantity, totalPaise } = line;
  const { name, size } = namedIn(language, line, translations);
  return {
    name,
    note: [
      [size, `× ${quantity}`].filter(Boolean).join(' '),
      ...partTexts(language, line.parts),
    ].join('; '),
    value: formatPaise(totalPaise),
    picture: picture && mailPicture(publicOrigin, picture),
  };
}

function totalsOf(order: OrderRow): EmailRow[] {
  const { discountPaise, shippingPaise, giftCardPaise, payablePaise } = order;
  const delivery = shippingPaise === 0 ? 'Free' : formatPaise(shippingPaise);
  return [
    ...lessRow(discountOf(order), discountPaise),
    { label: 'Delivery', value: delivery },
    ...lessRow('Gift voucher', giftCardPaise),
    { label: 'Total, GST included', value: formatPaise(payablePaise), isTotal: true },
  ];
}

function discountOf({ voucherCode: code }: OrderRow): Message {
  return code ? withValues('Discount {code}', { code }) : 'Discount';
}

function lessRow(label: Message, paise: number): EmailRow[] {
  return paise === 0 ? [] : [{ label, value: `−${formatPaise(paise)}` }];
}
