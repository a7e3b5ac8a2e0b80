import 'server-only';
import { staffMessages } from '@/contract/messages/staff';
import { SAMPLED_STEPS } from '@/contract/staff/first-steps';
import { ApiError } from '@/lib/api-error';
import type { Write, Written } from '@/lib/server/http/handle-write';

/** Says that the samples of the step in the path are right, as staff. */
export async function keepSamplesAction(write: Write<{ step: string }>): Promise<Written> {
  const step = SAMPLED_STEPS.find((one) => one === write.params.step);
  if (!step) {
    const refused = { status: 404, code: 'not_found' } as const;
    throw new ApiError('domain', staffMessages.noSuchStep, refused);
  }
  await write.call('keepSamples', { params: { step }, body: {} });
  const message = staffMessages.samplesAreRight;
  return { data: { message }, message };
}
