import 'server-only';
import { ApiError } from '@/lib/api/api-error';
import type { ServerConfig } from '../config';

type Origins = Pick<ServerConfig, 'publicOrigin' | 'shopMode'>;

/**
 * Lets a write pass only when this shop's own page sent it. The cookie alone proves nothing: browsers
 * attach it to other sites' form posts too. A missing `Origin` is refused; every browser sends one.
 * @throws ApiError forbidden
 */
export function assertSameOrigin(request: Request, { publicOrigin, shopMode }: Origins): void {
  const site = request.headers.get('Sec-Fetch-Site') ?? 'same-origin';
  const origin = request.headers.get('Origin');
  const isOurs = origin === publicOrigin || (shopMode === 'demo' && origin === ownOrigin(request));
  if (isOurs && ['same-origin', 'none'].includes(site)) return;
  throw new ApiError('domain', 'This request did not come from the shop', {
    status: 403,
    code: 'forbidden',
  });
}

/** A demo shop answers under any of the machine's names: localhost, 127.0.0.1, another port. */
function ownOrigin(request: Request): string {
  const { protocol } = new URL(request.url);
  return `${protocol}//${request.headers.get('Host')}`;
}
