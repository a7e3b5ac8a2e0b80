import type { Language } from '../../../contract/shop/languages.ts';

/** A row of a table: a product and its price, or a label and its value. */
export interface EmailRow {
  label: string;
  value: string;
  /** Whether the row is the total. */
  isTotal?: boolean;
}

/** A product of an order. */
export interface EmailGoods {
  name: string;
  /** Size and quantity: `500 ml × 2`. */
  note: string;
  /** The price: `₹990.00`. */
  value: string;
  /** The whole address of its picture, four wide to five high. */
  picture: string | null;
}

/** A gift voucher. What was typed may contain anything. */
export interface EmailGiftCard {
  /** `₹1,000.00`. */
  amount: string;
  receiver: string;
  sender: string;
  message: string;
  /** `ABCD-EFGH-JKMN-PQRS-TVWX`. */
  code: string;
  /** Until when it can be used: `It does not expire`. */
  validity: string;
}

/** A section of an email. Text and HTML render the same content. */
export type EmailSection =
  | { kind: 'heading' | 'paragraph' | 'quote'; text: string }
  | { kind: 'table'; rows: readonly EmailRow[] }
  | { kind: 'goods'; rows: readonly EmailGoods[] }
  | { kind: 'gift card'; card: EmailGiftCard }
  | { kind: 'button' | 'link'; label: string; url: string };

/** What the sections of one email share when they are rendered. */
export interface EmailFrame {
  /** The origin of the shop, where the pictures are. */
  publicOrigin: string;
  /** Translates the texts of the frame itself. */
  t: (text: string) => string;
}

/** The content of an email, before it is rendered as text and HTML. */
export interface EmailContent {
  /** Omitted: English. */
  language?: Language;
  /** The origin of the shop, where the pictures are. */
  publicOrigin: string;
  /** Nothing a shopper typed belongs in it. */
  subject: string;
  /** In reading order; made by the functions below. Rendering adds the greeting and the company. */
  sections: readonly EmailSection[];
}

/** The title of the email. */
export function heading(text: string): EmailSection {
  return { kind: 'heading', text };
}

/** The shop's own text. Nothing a shopper typed belongs in it. */
export function paragraph(text: string): EmailSection {
  return { kind: 'paragraph', text };
}

/** Text that a user typed, set off from the shop's own text. Line breaks remain. */
export function quote(text: string): EmailSection {
  return { kind: 'quote', text };
}

/** Rows with their values at the right, such as amounts formatted by `formatPaise`. */
export function table(rows: readonly EmailRow[]): EmailSection {
  return { kind: 'table', rows };
}

/** The action of the email; its URL is written out below it. */
export function button(label: string, url: string): EmailSection {
  return { kind: 'button', label, url };
}

/** The goods of an order, with their pictures. */
export function goods(rows: readonly EmailGoods[]): EmailSection {
  return { kind: 'goods', rows };
}

/** A gift voucher as the receiver sees it. */
export function giftCard(card: EmailGiftCard): EmailSection {
  return { kind: 'gift card', card };
}

/** A second way, below the button in weight. */
export function linkLine(label: string, url: string): EmailSection {
  return { kind: 'link', label, url };
}
