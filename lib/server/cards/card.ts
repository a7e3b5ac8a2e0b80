import 'server-only';
import { createHash } from 'node:crypto';
import { readId } from '@/contract/kit/ids';
import type { PictureData } from '@/contract/kit/shapes';
import { type Language, OTHER_LANGUAGES } from '@/contract/shop/languages';

const CARD_KINDS = ['category', 'post', 'event'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** What is drawn on the picture that messengers show beside a link: texts in its language. */
export interface Card {
  language: Language;
  title: string;
  picture: PictureData | null;
  /** A line below the title. */
  line?: string;
}

/** Which card is meant. */
export interface CardName {
  kind: CardKind;
  id: number;
  language: Language;
}

/** A card as its address names it. */
interface CardAddress extends CardName {
  /** The print of the card's content. */
  print: string;
}

/** Changes when `draw-card.ts` draws the same content otherwise. */
const RECIPE = 2;
const PRINT_LENGTH = 10;
const FILE = /^(\d{1,10})(?:-([a-z]{2}))?-([0-9a-f]{10})\.jpg$/;

/** Returns a print of the content: another title makes another address, which nobody has cached. */
export function printOf(card: Card): string {
  const content = JSON.stringify([RECIPE, card]);
  return createHash('sha256').update(content).digest('hex').slice(0, PRINT_LENGTH);
}

/** Returns the path of a card: `/cards/post/12-3fa9c0d2e1.jpg`, `…/12-hi-7be02c91f4.jpg`. */
export function cardPath(kind: CardKind, id: number, card: Card): string {
  const name = card.language === 'en' ? id : `${id}-${card.language}`;
  return `/cards/${kind}/${name}-${printOf(card)}.jpg`;
}

/** Reads the segments of a card's path; null if it names none. */
export function readCardPath(kind: string, file: string): CardAddress | null {
  const known = CARD_KINDS.find((one) => one === kind);
  const [, number = '', code, print = ''] = FILE.exec(file) ?? [];
  const id = readId(number);
  const language = code === undefined ? 'en' : OTHER_LANGUAGES.find((other) => other === code);
  return known && id && language ? { kind: known, id, language, print } : null;
}
