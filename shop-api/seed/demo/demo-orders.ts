import { DEMO_CUSTOMER, ELITE_CUSTOMER } from './demo-people.ts';
import type { DemoEnd } from './demo-steps.ts';

/** An order of the demo shop. */
export interface DemoOrder {
  customerId: number;
  /** Days before the seed. */
  daysAgo: number;
  /** Product ids and quantities. */
  goods: readonly (readonly [number, number])[];
  end: DemoEnd;
  /** Paid online; a cash order otherwise. `waiting`: not paid yet. */
  online?: 'paid' | 'waiting';
  voucher?: string;
  /** The rupees that gift vouchers pay: all of it. */
  giftRupees?: number;
  giftMessage?: string;
  /** Reviews written some days after the delivery. */
  reviews?: readonly { productId: number; rating: number; text: string }[];
  /** A request for a replacement of one piece of this product, approved a day later. */
  replacement?: { productId: number; details: string };
}

/** The orders of the two customers that a visitor can log in as: every state once. */
export const ACCOUNT_ORDERS: readonly DemoOrder[] = [
  {
    customerId: DEMO_CUSTOMER,
    daysAgo: 74,
    goods: [
      [1047, 1],
      [1052, 1],
    ],
    end: 'delivered',
    reviews: [
      {
        productId: 1047,
        rating: 5,
        text: 'Grainy at the bottom and clear on top, the way it was at my grandmother’s. A spoon on hot khichdi is enough. The jar came in a box of its own.',
      },
      {
        productId: 1052,
        rating: 4,
        text: 'Dark and a little bitter at the end, nothing like the honey from the supermarket. It set after three weeks; warm water loosened it.',
      },
    ],
  },
  {
    customerId: DEMO_CUSTOMER,
    daysAgo: 33,
    goods: [
      [1059, 2],
      [1062, 1],
      [1065, 1],
    ],
    end: 'delivered',
    online: 'paid',
    voucher: 'PANTRY100',
  },
  {
    customerId: DEMO_CUSTOMER,
    daysAgo: 21,
    goods: [[1074, 1]],
    end: 'cancelled',
    online: 'paid',
  },
  { customerId: DEMO_CUSTOMER, daysAgo: 16, goods: [[1023, 2]], end: 'cancelled' },
  {
    customerId: DEMO_CUSTOMER,
    daysAgo: 8,
    goods: [
      [1070, 1],
      [1069, 2],
      [1067, 1],
    ],
    end: 'delivered',
    replacement: {
      productId: 1070,
      details: 'One petal of the diya is bent and it does not stand straight.',
    },
  },
  {
    customerId: DEMO_CUSTOMER,
    daysAgo: 6.5,
    goods: [
      [1055, 1],
      [1077, 2],
    ],
    end: 'delivered',
    giftRupees: 698,
    giftMessage: 'For your new kitchen, with love from Meenakshi',
  },
  {
    customerId: DEMO_CUSTOMER,
    daysAgo: 2.5,
    goods: [
      [1033, 1],
      [1038, 2],
    ],
    end: 'shipped',
    online: 'paid',
  },
  { customerId: DEMO_CUSTOMER, daysAgo: 1, goods: [[1019, 1]], end: 'confirmed' },
  {
    customerId: DEMO_CUSTOMER,
    daysAgo: 0.12,
    goods: [
      [1064, 2],
      [1015, 1],
    ],
    end: 'placed',
  },
  {
    customerId: DEMO_CUSTOMER,
    daysAgo: 0.01,
    goods: [[1082, 1]],
    end: 'placed',
    online: 'waiting',
  },
  {
    customerId: ELITE_CUSTOMER,
    daysAgo: 24,
    goods: [
      [1050, 1],
      [1060, 1],
    ],
    end: 'delivered',
    reviews: [
      {
        productId: 1050,
        rating: 5,
        text: 'Nutty smell when it warms up and no foam. One bottle lasts us a month of sabzi and one head massage too many.',
      },
    ],
  },
  { customerId: ELITE_CUSTOMER, daysAgo: 13, goods: [[1001, 1]], end: 'returned', online: 'paid' },
  { customerId: ELITE_CUSTOMER, daysAgo: 6, goods: [[1075, 1]], end: 'delivered', online: 'paid' },
  { customerId: ELITE_CUSTOMER, daysAgo: 1.4, goods: [[1056, 3]], end: 'shipped' },
];

const OTHER_GOODS = [1003, 1006, 1019, 1026, 1031, 1041, 1051, 1054, 1058, 1066, 1068, 1076];
/** Taken along, two an order. */
const FURTHER_GOODS = [
  1001, 1002, 1004, 1005, 1007, 1008, 1009, 1010, 1012, 1013, 1014, 1015, 1016, 1017, 1018, 1020,
  1021, 1022, 1023, 1024, 1025, 1028, 1029, 1030, 1033, 1034, 1035, 1036, 1037, 1038, 1039, 1040,
  1043, 1044, 1045, 1047, 1050, 1052, 1053, 1055, 1056, 1057, 1059, 1060, 1062, 1063, 1064, 1067,
  1069, 1071, 1072, 1073, 1074, 1075, 1077, 1078, 1081, 1082,
];
const OTHER_DAYS = 27;
/** Coprime with the number of products, so that neighbouring orders differ. */
const GOODS_STEP = 5;

/** Orders of other customers over the last weeks: more lately, and most of them delivered. */
export function otherOrders(customerIds: readonly number[]): DemoOrder[] {
  return Array.from({ length: OTHER_DAYS }, (_, day) => {
    const daysAgo = OTHER_DAYS - day - 0.3;
    const productId = OTHER_GOODS[(day * GOODS_STEP) % OTHER_GOODS.length] ?? 0;
    const further = FURTHER_GOODS.slice(2 * day, 2 * day + 2).map((id) => [id, 1] as const);
    const goods = [[productId, 3 + (day % 3)] as const, ...further];
    const customerId = customerIds[day % customerIds.length] ?? 0;
    const online = day % 2 === 0 ? { online: 'paid' as const } : {};
    return { customerId, daysAgo, goods, end: endAfter(daysAgo, day), ...online };
  });
}

function endAfter(daysAgo: number, day: number): DemoEnd {
  if (daysAgo > 6) return day % 9 === 4 ? 'cancelled' : 'delivered';
  if (daysAgo > 2) return 'shipped';
  return daysAgo > 1 ? 'packed' : 'placed';
}
