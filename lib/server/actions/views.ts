import 'server-only';
import { object, string } from 'yup';
import { requiredText } from '@/contract/kit/fields';
import { staffMessages } from '@/contract/messages/staff';
import type { Write, Written } from '@/lib/server/http/handle-write';
import { pathId } from '@/lib/server/http/path-id';
import { said } from './keyed-write';

const viewFields = object({ name: requiredText('Name', 40), query: string().default('') });

/** Saves the view of a list under a name, as staff; the name makes it happen once. */
export async function saveViewAction(write: Write<{ desk: string }>): Promise<Written> {
  const body = await write.input(viewFields);
  await write.call('saveView', { params: { desk: write.params.desk }, body });
  return said(staffMessages.viewSaved(body.name));
}

/** Removes the saved view in the path, as staff. */
export async function removeViewAction(
  write: Write<{ desk: string; id: string }>,
): Promise<Written> {
  const { desk } = write.params;
  const id = String(pathId(write.params.id, staffMessages.notLoaded));
  await write.call('removeView', { params: { desk, id } });
  return said(staffMessages.viewRemoved);
}
