import type { GatewayAnswer, GatewayRequest } from './gateway-stand-in.ts';

export const MSG91_KEY = 'key';
export const MSG91_TEMPLATE = 'template';

const SUCCESS = { type: 'success', request_id: '3763646c3058373530393938' };

const refusal = (message: string, status = 200): GatewayAnswer => ({
  status,
  body: { message, type: 'error' },
});

/** Answers like MSG91's OTP API: checks key and required parameters, refuses with 200 too. */
export function msg91Answer({ method, url, headers }: AskedOfMsg91): GatewayAnswer {
  const { searchParams, pathname } = url;
  if (method !== 'POST' || pathname !== '/api/v5/otp') return { status: 404, body: '' };
  if (headers.authkey !== MSG91_KEY) return refusal('AuthenticationFailure', 401);
  if (searchParams.get('template_id') !== MSG91_TEMPLATE)
    return refusal('Please provide valid template');
  if (!/^91[6-9]\d{9}$/.test(searchParams.get('mobile') ?? ''))
    return refusal('Mobile no. is invalid');
  return { body: SUCCESS };
}

type AskedOfMsg91 = Pick<GatewayRequest, 'method' | 'url' | 'headers'>;
