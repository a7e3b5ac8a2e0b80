import { join } from 'node:path';
import { FixedClock } from '@/shop-api/providers/clock';
import { keysFrom } from '@/shop-api/providers/keys';
import { demoGateway } from '@/shop-api/providers/payment/demo/demo-gateway';
import { fileDemoLedger } from '@/shop-api/providers/payment/demo/ledger';
import type { CallbackRequest } from '@/shop-api/providers/payment/payment-gateway';
import { GatewayStandIn } from './gateway-stand-in';
import { tempFolder } from './temp-folder';

/** The demo gateway with a shop that accepts its webhooks and a manual clock. */
export async function openDemoGateway() {
  const shop = new GatewayStandIn(() => ({ body: 'OK' }));
  await shop.open();
  const clock = new FixedClock(new Date('2026-11-21T06:30:00Z'));
  /** The delays of the webhooks, in milliseconds. */
  const waits: number[] = [];
  const wait = async (milliseconds: number) => {
    waits.push(milliseconds);
  };
  const options = {
    keys: keysFrom('a secret of the tests of the demo gateway'),
    clock,
    ledger: fileDemoLedger(join(tempFolder(), 'new', 'demo-payments.jsonl')),
    origin: 'https://vanya.example',
    webhooks: { deliver: (fields: Record<string, string>) => post(shop, fields), wait },
  };
  return { shop, clock, waits, options, gateway: demoGateway(options) };
}

async function post({ origin }: GatewayStandIn, fields: Record<string, string>) {
  return (await fetch(`${origin}/news`, { method: 'POST', body: new URLSearchParams(fields) })).ok;
}

/** A form as it arrives at the shop. */
export function formRequest(fields: Record<string, string> | string): CallbackRequest {
  const body = new URLSearchParams(fields).toString();
  const headers = new Headers({ 'Content-Type': 'application/x-www-form-urlencoded' });
  return { headers, query: '', bytes: new TextEncoder().encode(body) };
}
