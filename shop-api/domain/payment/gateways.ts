import type { PaymentGateway } from '../../providers/payment/payment.ts';

/** The gateways the shop is set up with. */
export interface Gateways {
  /** New payments go there. */
  chosen: PaymentGateway;
  /** The one a payment was opened with, which need no longer be the chosen one. */
  named: (name: string) => PaymentGateway | undefined;
}
