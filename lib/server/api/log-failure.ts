import 'server-only';
import type { ApiError } from '@/lib/api-error';

/**
 * Logs that the shop API gave no answer of its own, since its own log may not contain the request.
 * Never logs the path or a message: they may contain personal data.
 */
export function logFailure({ kind, digest }: ApiError): void {
  if (kind !== 'domain') console.warn(`The shop API failed (${kind}): request ${digest}`);
}
