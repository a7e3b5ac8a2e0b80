import type {
  CallbackRequest,
  PaymentEvent,
  PaymentGateway,
} from '@/shop-api/providers/payment/payment-gateway';

/** The event of a callback reading; fails when the reading is not an event. */
export function eventOf(gateway: PaymentGateway, request: CallbackRequest): PaymentEvent {
  const reading = gateway.readCallback(request);
  if (reading.kind !== 'event') throw new Error(JSON.stringify(reading));
  return reading.event;
}
