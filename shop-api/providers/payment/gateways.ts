import type { GatewayName } from '../../../contract/payments/gateways.ts';
import type { GatewayDescriptor } from './gateway-descriptor.ts';
import { payuGateway } from './payu/payu.ts';
import { razorpayGateway } from './razorpay/razorpay.ts';

/** The gateways that need an account. With keys of several, new payments go to the first. */
const BY_NAME: Record<Exclude<GatewayName, 'demo'>, GatewayDescriptor> = {
  payu: payuGateway,
  razorpay: razorpayGateway,
};

export const gatewayDescriptors: readonly GatewayDescriptor[] = Object.values(BY_NAME);
