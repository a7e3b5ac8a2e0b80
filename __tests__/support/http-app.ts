import { COMPANY_HEADER } from '../../contract/kit/headers.ts';
import { COMPANY_ID } from '../../contract/shop/limits.ts';
import type { Callable } from './buyer.ts';

/** Calls an API that listens at `origin`. A call fails when the connection breaks. */
export function httpApp(origin: string): Callable {
  return {
    async call(call, { who, headers, body } = {}) {
      const [method = 'GET', path] = call.split(' ');
      const isForm = body instanceof FormData;
      const response = await fetch(`${origin}${path}`, {
        method,
        headers: { [COMPANY_HEADER]: String(COMPANY_ID), ...who, ...headers },
        body: (isForm ? body : JSON.stringify(body)) ?? null,
      });
      return { status: response.status, headers: response.headers, body: await response.json() };
    },
  };
}
