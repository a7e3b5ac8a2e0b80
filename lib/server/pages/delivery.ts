import 'server-only';
import { pinDigits } from '@/contract/kit/pins';
import { ApiError, isNotFound } from '@/lib/api-error';
import { getLanguage } from '@/lib/language/get-text';
import { readPin } from '@/lib/server/api/places';
import { isPin, type PinAnswer, type PinEnquiry } from '@/lib/view/pin';

/** Returns the delivery data of an entered PIN code, or the problem; undefined for empty input. */
export async function getDelivery(typed: string): Promise<PinEnquiry | undefined> {
  const pin = pinDigits(typed).slice(0, 10);
  if (pin === '') return undefined;
  return { pin, answer: isPin(pin) ? await ask(pin) : 'malformed' };
}

async function ask(pin: string): Promise<PinAnswer> {
  try {
    return await readPin(pin, await getLanguage());
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return isNotFound(error) ? 'unknown' : 'failed';
  }
}
