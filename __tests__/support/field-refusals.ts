import { type Schema, ValidationError } from 'yup';
import { messageOf } from '@/contract/kit/check';
import { englishText } from '@/contract/messages/text-with-values';

/** The first error message of each field of a form that the rules of the contract refuse. */
export function fieldRefusals(schema: Schema, value: unknown): Record<string, string> {
  try {
    schema.validateSync(value, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const refused = error.inner.map((one) => [one.path, englishText(messageOf(one))]);
    return Object.fromEntries(refused.reverse());
  }
}
