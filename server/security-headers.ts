import { formOrigins } from '../contract/payments/gateways.ts';
import { splitLanguage } from '../contract/shop/languages.ts';
import { contentPolicy, payFormTargets } from '../lib/routing/content-policy.ts';
import { strictTransport } from '../lib/routing/strict-transport.ts';
import { type Middleware, pathOf } from './middleware.ts';

/** Pages that lead to a gateway: their forms may post to it. */
const PAYMENT = '/pay/';
/** The gateway of the demo shop represents another site: no origin, cookies and storage of the shop. */
const DEMO_GATEWAY = '/demo/pay/';

/**
 * Sets the headers of every answer that depend on the environment, so that a build has none of it;
 * `next.config.mjs` has the others. A page of one shopper replaces the policy by one with its nonce.
 * @param environment the variables of the process, read once
 */
export function securityHeaders(environment: Record<string, string | undefined>): Middleware {
  const transport = strictTransport(environment);
  const usual = contentPolicy(environment, { formTargets: "'self'" });
  const ofPayment = contentPolicy(environment, {
    formTargets: payFormTargets(formOrigins(environment)),
  });
  const policyOf = (path: string) => {
    if (path.startsWith(DEMO_GATEWAY)) return `${usual}; sandbox allow-forms allow-scripts`;
    return splitLanguage(path).path.startsWith(PAYMENT) ? ofPayment : usual;
  };
  return ({ env: { incoming, outgoing } }, next) => {
    if (transport) outgoing.setHeader('Strict-Transport-Security', transport);
    outgoing.setHeader('Content-Security-Policy', policyOf(pathOf(incoming)));
    return next();
  };
}
