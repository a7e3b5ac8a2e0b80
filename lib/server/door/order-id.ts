import 'server-only';
import { ApiError } from '@/lib/api/api-error';
import { orderMessages } from '@/lib/api/order-messages';

/** The order's id in a path. @throws ApiError not_found, for anything but a number */
export function orderId({ id }: { id: string }): number {
  if (/^[1-9]\d{0,8}$/.test(id)) return Number(id);
  throw new ApiError('domain', orderMessages.notFound, { status: 404, code: 'not_found' });
}
