/** The storefront's settings of a payment gateway; all others belong to the shop API. */
interface Gateway {
  /** The origins of its payment page, to which forms on the pages before it may be sent. */
  formOrigins: readonly string[];
  /** The environment variable that sets another URL for that page. */
  formVariable?: string;
  /** The parameter with the shop's transaction id when it sends a browser back. */
  returnField: string;
  /** The header of its webhooks that carries their signature, if it is not in the body. */
  webhookHeader?: string;
}

/**
 * Every payment gateway, by its name in URLs and in the database. Their protocols are implemented
 * in `shop-api/providers/payment`.
 */
export const gateways = {
  payu: {
    formOrigins: ['https://secure.payu.in', 'https://test.payu.in'],
    formVariable: 'PAYU_PAYMENT_URL',
    returnField: 'txnid',
  },
  razorpay: {
    formOrigins: [],
    returnField: 'razorpay_payment_link_reference_id',
    webhookHeader: 'X-Razorpay-Signature',
  },
  demo: { formOrigins: [], returnField: 'txnid' },
} as const satisfies Record<string, Gateway>;

export type GatewayName = keyof typeof gateways;

const rows: Gateway[] = Object.values(gateways);

/** The parameters in which gateways send back the shop's transaction id. */
export const RETURN_FIELDS = [...new Set(rows.map(({ returnField }) => returnField))];

/** The headers of webhooks that the shop API reads. */
export const WEBHOOK_HEADERS = rows.flatMap(({ webhookHeader }) => webhookHeader ?? []);

/** The environment variables that set the payment pages of gateways. */
const FORM_VARIABLES = rows.flatMap(({ formVariable }) => formVariable ?? []);

/** Returns the origins to which payment forms may be sent. */
export function formOrigins(environment: Record<string, string | undefined>): string[] {
  const moved = FORM_VARIABLES.flatMap((name) => environment[name] || []);
  return [
    ...rows.flatMap((gateway) => gateway.formOrigins),
    ...moved.map((address) => new URL(address).origin),
  ];
}

/** Returns the path to which a gateway sends browsers back. */
export function paymentReturnPath(gateway: string): string {
  return `/api/payment/return/${gateway}`;
}
