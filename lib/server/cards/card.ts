import 'server-only';
import { createHash } from 'node:crypto';
import { readId } from '@/contract/kit/ids';
import type { PictureData } from '@/contract/kit/shapes';

const CARD_KINDS = ['product', 'category', 'post', 'event'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** What is drawn on the picture that messengers show beside a link. */
export interface Card {
  title: string;
  picture: PictureData | null;
  /** A line below the title. */
  line?: string;
  /** The selling price and the MRP in rupees. */
  price?: { paid: number; mrp: number };
  /** The average of all ratings, and how many there are. */
  rating?: { average: number; count: number };
}

/** Which card an address names. */
export interface CardAddress {
  kind: CardKind;
  id: number;
  /** The print of the card's content. */
  print: string;
}

/** Changes when `draw-card.ts` draws the same content otherwise. */
const RECIPE = 1;
const PRINT_LENGTH = 10;
const FILE = /^(\d{1,10})-([0-9a-f]{10})\.jpg$/;

/** Returns a print of the content: another price makes another address, which nobody has cached. */
export function printOf(card: Card): string {
  const content = JSON.stringify([RECIPE, card]);
  return createHash('sha256').update(content).digest('hex').slice(0, PRINT_LENGTH);
}

/** Returns the path of a card: `/cards/product/1001-3fa9c0d2e1.jpg`. */
export function cardPath(kind: CardKind, id: number, card: Card): string {
  return `/cards/${kind}/${id}-${printOf(card)}.jpg`;
}

/** Reads the segments of a card's path; null if it names none. */
export function readCardPath(kind: string, file: string): CardAddress | null {
  const known = CARD_KINDS.find((one) => one === kind);
  const [, number = '', print = ''] = FILE.exec(file) ?? [];
  const id = readId(number);
  return known && id ? { kind: known, id, print } : null;
}
