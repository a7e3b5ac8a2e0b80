import type { orderLines } from '../../db/schema/order-lines.ts';
import type { Letter, LetterPart, LetterRow } from '../mail/letter-parts.ts';
import { button, heading, paragraph, quote, table } from '../mail/letter-parts.ts';
import { formatPaise } from '../pricing/format-paise.ts';
import type { OrderNews, ToldOrder } from './order-news.ts';
import { ORDER_NEWS } from './order-news.ts';
import type { OrderRow } from './save-order.ts';

interface OrderLetter extends ToldOrder {
  news: OrderNews;
  lines: readonly (typeof orderLines.$inferSelect)[];
  publicOrigin: string;
}

/** Tells a customer what became of an order, with its goods and amounts. */
export function orderLetter({ news, lines, publicOrigin, ...told }: OrderLetter): Letter {
  const { order } = told;
  const { title, text, hasPlace } = ORDER_NEWS[news];
  const subject = `Your order ${order.number} ${title}`;
  return {
    subject,
    parts: [
      heading(subject),
      ...text(told).map(paragraph),
      ...(hasPlace ? placeOf(order) : []),
      table([...lines.map(rowOf), ...totalsOf(order)]),
      button('See your order', `${publicOrigin}/orders/${order.id}`),
    ],
  };
}

function placeOf({ fullName, fullAddress, mobile }: OrderRow): LetterPart[] {
  return [paragraph('It goes to:'), quote([fullName, fullAddress, mobile].join('\n'))];
}

function rowOf({ name, size, quantity, totalPaise }: OrderLetter['lines'][number]): LetterRow {
  const label = [name, size, `× ${quantity}`].filter(Boolean).join(' ');
  return { label, value: formatPaise(totalPaise) };
}

function totalsOf(order: OrderRow): LetterRow[] {
  const { discountPaise, shippingPaise, giftCardPaise, payablePaise } = order;
  const delivery = shippingPaise === 0 ? 'Free' : formatPaise(shippingPaise);
  return [
    ...lessRow(`Discount ${order.voucherCode}`.trim(), discountPaise),
    { label: 'Delivery', value: delivery },
    ...lessRow('Gift voucher', giftCardPaise),
    { label: 'Total, GST included', value: formatPaise(payablePaise), isTotal: true },
  ];
}

function lessRow(label: string, paise: number): LetterRow[] {
  return paise === 0 ? [] : [{ label, value: `−${formatPaise(paise)}` }];
}
