import type {
  CallbackRequest,
  PaymentEvent,
  PaymentGateway,
} from '@/shop-api/providers/payment/payment';

/** What a gateway's news say, which must be read as an event. */
export function eventOf(gateway: PaymentGateway, request: CallbackRequest): PaymentEvent {
  const reading = gateway.readCallback(request);
  if (reading.kind !== 'event') throw new Error(JSON.stringify(reading));
  return reading.event;
}
