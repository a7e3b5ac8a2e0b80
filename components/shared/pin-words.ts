import type { PinFound, PinProblem } from '@/lib/api/pin';
import { pinMessages } from '@/lib/api/pin';

/** What is known of a PIN code; nothing where none was asked for. */
export type PinAnswer = PinFound | PinProblem | 'asking' | undefined;

/** Where a PIN code is, or why that is not known. Never empty, so that its line stays. */
export function pinWords(answer: PinAnswer): string {
  if (answer === undefined) return 'Six digits tell the day and the charge.';
  if (answer === 'asking') return 'Checking…';
  return typeof answer === 'string' ? pinMessages[answer] : placeWords(answer);
}

/** `Mumbai, Maharashtra`, and the district where it is countryside. */
export function placeWords({ place }: PinFound): string {
  return `${place.city?.name ?? place.district}, ${place.state.name}`;
}
