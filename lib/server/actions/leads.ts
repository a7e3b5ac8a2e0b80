import 'server-only';
import { staffMessages } from '@/contract/messages/staff';
import { LEAD_MOVED, leadMoveBody } from '@/contract/staff/lead-moves';
import type { Write, Written } from '@/lib/server/http/handle-write';
import { pathId } from '@/lib/server/http/path-id';
import { callOnceFor, formKey, said } from './keyed-write';

const leadFields = leadMoveBody.shape(formKey);

/** Takes a step with the message in the path, as staff. */
export async function moveLeadAction(write: Write<{ id: string }>): Promise<Written> {
  const { key, ...body } = await write.input(leadFields);
  const { lead_id: id } = await callOnceFor(write, `${key}-${body.to}`)('moveLead', {
    params: { leadId: pathId(write.params.id, staffMessages.noSuchLead) },
    body,
  });
  return said(staffMessages.leadMoved(id, LEAD_MOVED[body.to]));
}
