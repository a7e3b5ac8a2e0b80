import type { GatewayName } from '../../../contract/payments/gateways.ts';
import type { Clock } from '../clock.ts';
import type { PaymentGateway } from './payment-gateway.ts';

/** A gateway as the configuration sees it: its name and its variables. */
export interface GatewayDescriptor<Variable extends string = string> {
  name: GatewayName;
  /** The name in sentences. */
  title: string;
  /** The variables of its account: all are set or none. With them the gateway is in use. */
  keys: readonly Variable[];
  /** The variables of its addresses, with the live values: all are set or none. */
  addresses: Partial<Record<Variable, string>>;
  /** Opens the gateway with the values of its variables. */
  open(values: Record<Variable, string>, parts: { clock: Clock }): PaymentGateway;
}
