import 'server-only';
import { object } from 'yup';
import { requiredText } from '@/contract/kit/fields';
import { orderMessages } from '@/contract/messages/orders';
import { staffMessages } from '@/contract/messages/staff';
import type { Write, Written } from '@/lib/server/http/handle-write';
import { pathId } from '@/lib/server/http/path-id';
import { callOnceFor, formKey, said } from './keyed-write';

const receivedFields = object({ ...formKey, reference: requiredText('Reference', 80) });

/** Marks the cash of the order in the path as received, as staff. */
export async function receiveCashAction(write: Write<{ id: string }>): Promise<Written> {
  const { key, reference } = await write.input(receivedFields);
  const callOnce = callOnceFor(write, key);
  const items = [{ id: Number(pathId(write.params.id, orderMessages.notFound)) }];
  const { data } = await callOnce('markTakings', { body: { items, reference, dry_run: false } });
  return said(staffMessages.cashReceived(data.map(({ name }) => name).join(', ')));
}
