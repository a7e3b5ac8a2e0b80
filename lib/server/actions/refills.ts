import 'server-only';
import { object, string } from 'yup';
import { refillMessages } from '@/contract/messages/refills';
import { refillBody } from '@/contract/orders/refills';
import { ApiError } from '@/lib/api-error';
import { formatWeekday } from '@/lib/format/dates';
import { productId } from '@/lib/routing/path-params';
import type { Write, Written } from '@/lib/server/http/handle-write';

/** Sets or ends the reminder of the product in the path. @throws ApiError */
export async function saveRefillAction(write: Write<{ id: string }>): Promise<Written> {
  const id = productId(write.params.id);
  if (id === null) {
    throw new ApiError('domain', refillMessages.failed, { status: 404, code: 'not_found' });
  }
  const body = await write.input(refillBody);
  const { comes } = await write.call('saveRefill', { params: { id }, body });
  const message = comes
    ? write.t.filled(refillMessages.saved(formatWeekday(comes)))
    : refillMessages.ended;
  return { data: { message }, message };
}

const link = object({ token: string().max(100).required() });

/** Ends the reminder of the link. @throws ApiError */
export async function endRefillAction(write: Write<unknown>): Promise<Written> {
  const params = await write.input(link);
  const { message } = await write.call('endRefills', { params });
  return { data: { message }, message };
}
