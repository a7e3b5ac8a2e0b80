import { afterAll, beforeAll } from '@jest/globals';
import { GatewayScenarios } from './gateway-scenarios';
import { GatewayShopper } from './gateway-shopper';
import { onEachApp, type TestApp } from './test-app';

interface GatewayApp {
  app: TestApp;
  gateways: GatewayScenarios;
  shop: GatewayShopper;
}

/** Runs the tests on each database with a shopper and stand-ins for the gateways. */
export function onEachGatewayApp(tests: (given: GatewayApp) => void): void {
  const gateways = new GatewayScenarios();
  beforeAll(() => gateways.open());
  afterAll(() => gateways.close());
  onEachApp((app) => tests({ app, gateways, shop: new GatewayShopper(app, gateways) }), {
    gateways,
  });
}
