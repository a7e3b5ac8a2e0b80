import 'server-only';
import { ApiError } from '@/lib/api/api-error';
import type { PinFound, PinProblem } from '@/lib/api/pin';
import { isPin } from '@/lib/api/pin';
import { readPin } from '../door/places';

/** What is known of a PIN code as somebody typed it; undefined where nothing was typed. */
export async function getDelivery(
  typed: string,
): Promise<{ pin: string; answer: PinFound | PinProblem } | undefined> {
  const pin = typed.replace(/\s/g, '').slice(0, 10);
  if (pin === '') return undefined;
  return { pin, answer: isPin(pin) ? await ask(pin) : 'malformed' };
}

async function ask(pin: string): Promise<PinFound | PinProblem> {
  try {
    return await readPin(pin);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.code === 'not_found' ? 'unknown' : 'failed';
  }
}
