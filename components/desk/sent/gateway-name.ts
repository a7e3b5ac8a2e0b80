const NAMES: Readonly<Record<string, string>> = {
  payu: 'PayU',
  razorpay: 'Razorpay',
  demo: 'the demo gateway',
};

/** Returns how a gateway is called in sentences. */
export const gatewayName = (gateway: string): string => NAMES[gateway] ?? gateway;
