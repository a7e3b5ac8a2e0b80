import { afterAll, beforeAll } from '@jest/globals';
import { GatewayPlays } from './gateway-plays';
import { GatewayShopper } from './gateway-shopper';
import type { TestApp } from './test-app';
import { onEachApp } from './test-app';

interface GatewayApp {
  app: TestApp;
  plays: GatewayPlays;
  shop: GatewayShopper;
}

/** Runs the tests on each database with a shopper and gateways that keep the real ones' protocols. */
export function onEachGatewayApp(tests: (given: GatewayApp) => void): void {
  const plays = new GatewayPlays();
  beforeAll(() => plays.open());
  afterAll(() => plays.close());
  onEachApp((app) => tests({ app, plays, shop: new GatewayShopper(app, plays) }), {
    gateways: plays,
  });
}
