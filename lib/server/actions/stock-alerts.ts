import 'server-only';
import { object, string } from 'yup';
import { stockAlertBody } from '@/contract/enquiries/stock-alerts';
import { stockAlertMessages } from '@/contract/messages/stock-alerts';
import { ApiError } from '@/lib/api-error';
import { productId } from '@/lib/routing/path-params';
import type { Write, Written } from '@/lib/server/http/handle-write';

/** Asks for one mail when the product in the path is back. @throws ApiError */
export async function askForStockAlertAction(write: Write<{ id: string }>): Promise<Written> {
  const id = productId(write.params.id);
  if (id === null) {
    throw new ApiError('domain', stockAlertMessages.failed, { status: 404, code: 'not_found' });
  }
  const body = await write.input(stockAlertBody);
  const { message } = await write.call('askForStockAlert', { params: { id }, body });
  return { data: { message }, message };
}

const link = object({ token: string().max(100).required() });

/** Ends all stock mails to the receiver of the link. @throws ApiError */
export async function stopStockAlertsAction(write: Write<unknown>): Promise<Written> {
  const params = await write.input(link);
  const { message } = await write.call('stopStockAlerts', { params });
  return { data: { message }, message };
}
