import 'server-only';
import { serverConfig } from '../config';

const LIMIT_MS = 10_000;
const GATEWAY = /^[a-z]{1,20}$/;

/** What came from a gateway, as it came. */
interface Callback {
  gateway: string;
  method: string;
  /** With its question mark, or empty. */
  search: string;
  body: Buffer<ArrayBuffer> | null;
  headers: Record<string, string>;
}

/** Whether a path names a gateway; which ones there are the shop API knows. */
export function isGateway(name: string): boolean {
  return GATEWAY.test(name);
}

/**
 * Hands what came from a gateway to the shop API, which reads its signature; nothing else in it is
 * believed. Answers the API's status, or undefined where it does not answer.
 */
export async function handOnCallback(callback: Callback): Promise<number | undefined> {
  const { gateway, method, search, body, headers } = callback;
  const url = `${serverConfig().apiBaseUrl}/payments/${gateway}/callback${search}`;
  const answer = await fetch(url, {
    ...{ method, body, headers },
    redirect: 'error',
    cache: 'no-store',
    signal: AbortSignal.timeout(LIMIT_MS),
  }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.status;
}
