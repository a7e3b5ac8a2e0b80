import { join } from 'node:path';
import type { Config } from './config.ts';
import type { Gateways } from './domain/payment/gateways.ts';
import type { Clock } from './providers/clock/clock.ts';
import type { Keys } from './providers/keys/keys.ts';
import type { DemoGateway } from './providers/payment/demo-gateway.ts';
import { demoGateway } from './providers/payment/demo-gateway.ts';
import { fileDemoLedger } from './providers/payment/demo-ledger.ts';
import type { DemoWebhookOptions } from './providers/payment/demo-webhooks.ts';
import type { PaymentGateway } from './providers/payment/payment.ts';
import { payu } from './providers/payment/payu.ts';
import { razorpay } from './providers/payment/razorpay.ts';

interface Given {
  config: Config;
  keys: Keys;
  clock: Clock;
  /** Brings the demo gateway's webhooks to the shop. */
  deliver: DemoWebhookOptions['deliver'];
}

/** The gateways of the configuration; the demo shop has one of its own, with a page in the API. */
export function composeGateways({ config, keys, clock, deliver }: Given): {
  gateways: Gateways;
  demo: DemoGateway | undefined;
} {
  const demo =
    config.mode === 'demo'
      ? demoGateway({
          keys,
          clock,
          origin: config.publicOrigin,
          ledger: fileDemoLedger(join(config.dataDir, 'demo-gateway.jsonl')),
          webhooks: { deliver },
        })
      : undefined;
  const all: PaymentGateway[] = [];
  if (config.payu) all.push(payu(config.payu));
  if (config.razorpay) all.push(razorpay({ ...config.razorpay, clock }));
  if (demo) all.push(demo);
  return { gateways: gatewaysOf(all), demo };
}

/** New payments go to the first one. @throws Error without any */
export function gatewaysOf(all: readonly PaymentGateway[]): Gateways {
  const [chosen] = all;
  if (!chosen) throw new Error('A live shop needs the keys of PayU or of Razorpay');
  return { chosen, named: (name) => all.find((gateway) => gateway.name === name) };
}
