import 'server-only';
import { connection } from 'next/server';
import { orderMessages } from '@/contract/messages/orders';
import type { Message } from '@/contract/messages/text-with-values';
import { isClosedForOrders } from '@/contract/shop/settings';
import { formatUntil } from '@/lib/format/dates';
import { getSettings } from '@/lib/server/api/settings';

/** Returns until when the shop takes no orders, for pages that are drawn on every request; null: it does. */
export async function getClosedText(): Promise<Message | null> {
  const { orders } = await getSettings();
  // The clock belongs to a request: no part of the page is rendered ahead with it.
  await connection();
  if (!isClosedForOrders({ orders }, new Date())) return null;
  return orderMessages.closed(orders.closed_until ? formatUntil(orders.closed_until) : '');
}
