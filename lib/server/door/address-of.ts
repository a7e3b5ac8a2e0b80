import 'server-only';
import { clientAddressHeader } from '../client-address';

/** The shopper's network address, as `instrumentation.ts` noted it; unknown without a server, as in tests. */
export function addressOf(request: Request): string | undefined {
  return request.headers.get(clientAddressHeader()) ?? undefined;
}
