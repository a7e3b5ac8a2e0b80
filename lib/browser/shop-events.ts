/** Goods of an event: `price` in rupees a piece, GST included. */
export interface EventGoods {
  id: number;
  price: number;
  quantity: number;
}

/** What a shop may have measured, with the shopper's consent alone (decision 0125). */
export type ShoppingEvent =
  | { name: 'viewed' | 'added' | 'began checkout'; goods: EventGoods[] }
  /** `order` is its number, `total` what was paid, in rupees. */
  | { name: 'bought'; goods: EventGoods[]; order: string; total: number };

type Listener = (event: ShoppingEvent) => void;

/** A shop that measures nothing keeps no more of them. */
const KEPT = 10;
const waiting: ShoppingEvent[] = [];
let listener: Listener | undefined;

/** Says that something has happened. It stays in this tab where nothing is measured. */
export function tell(event: ShoppingEvent): void {
  if (listener) listener(event);
  else waiting.splice(0, waiting.push(event) - KEPT);
}

/** Hears every event, first those that this page has had before. */
export function listenToEvents(hears: Listener): void {
  listener = hears;
  waiting.splice(0).forEach(hears);
}
