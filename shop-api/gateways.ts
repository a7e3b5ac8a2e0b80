import { join } from 'node:path';
import type { Config } from './config.ts';
import type { Gateways } from './domain/kernel/context.ts';
import type { Clock } from './providers/clock.ts';
import type { Keys } from './providers/keys.ts';
import { type DemoGateway, demoGateway } from './providers/payment/demo/demo-gateway.ts';
import type { DemoWebhookOptions } from './providers/payment/demo/endings.ts';
import { fileDemoLedger } from './providers/payment/demo/ledger.ts';
import { gatewayDescriptors } from './providers/payment/gateways.ts';
import type { PaymentGateway } from './providers/payment/payment-gateway.ts';

interface Given {
  config: Config;
  keys: Keys;
  clock: Clock;
  /** Delivers the demo gateway's webhooks to the shop. */
  deliver: DemoWebhookOptions['deliver'];
}

/** Creates the configured gateways; the demo shop has its own, with a page in the API. */
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
  const all = config.gateways.map(({ descriptor, values }) => descriptor.open(values, { clock }));
  return { gateways: gatewaysOf(demo ? [...all, demo] : all), demo };
}

/** Selects the first gateway for new payments. @throws Error without any gateway. */
export function gatewaysOf(all: readonly PaymentGateway[]): Gateways {
  const [chosen] = all;
  const titles = gatewayDescriptors.map(({ title }) => title).join(' or of ');
  if (!chosen) throw new Error(`A live shop needs the keys of ${titles}`);
  return { chosen, named: (name) => all.find((gateway) => gateway.name === name) };
}
