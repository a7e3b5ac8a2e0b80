import { callGateway, oneLine } from '../call-gateway.ts';
import { GatewayError } from '../payment-gateway.ts';
import { asObject, asText } from '../signed-values.ts';
import { commandHash } from './signed-form.ts';

/** Access to PayU's service calls. */
export interface PayuService {
  key: string;
  salt: string;
  serviceUrl: string;
  timeLimitMs?: number;
}

/** Makes a service call about `var1`; what follows is `var2` and so on. @throws GatewayError */
export function callPayu(
  { key, salt, serviceUrl, timeLimitMs }: PayuService,
  command: string,
  [about, ...more]: readonly [string, ...string[]],
): Promise<unknown> {
  const hash = commandHash({ key, salt, command, about });
  const given = Object.fromEntries([about, ...more].map((value, at) => [`var${at + 1}`, value]));
  return callGateway({
    url: serviceUrl,
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ key, command, ...given, hash }).toString(),
    timeLimitMs,
  });
}

/**
 * Returns the transactions of an answer by their ids. PayU refuses with status 200 and a text:
 * `Invalid Hash.` @throws GatewayError
 */
export function transactionsOf(answer: unknown): Record<string, unknown> | undefined {
  const all = asObject(asObject(answer)?.transaction_details);
  const message = asText(asObject(answer)?.msg);
  if (!all && message) throw new GatewayError('refused', `PayU said: ${oneLine(message)}`);
  return all;
}
