import { type TextWithValues, withValues } from '@/contract/messages/text-with-values';

/**
 * Returns the reference that a shopper quotes to the shop: `Reference: 1a2b3c4d`.
 * @param id of a request or of an error, as in the logs
 */
export function referenceText(id: string): TextWithValues {
  return withValues('Reference: {reference}', { reference: id.slice(0, 8) });
}
