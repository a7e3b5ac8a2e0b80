import type { Message } from '../../../contract/messages/text-with-values.ts';
import type { Language } from '../../../contract/shop/languages.ts';
import type { CompanyProfile } from '../../../contract/shop/shop.ts';

/** A row of a table: a product and its price, or a label and its value. */
export interface EmailRow<Text = Message> {
  label: Text;
  value: Text;
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
export interface EmailGiftCard<Text = Message> {
  /** `₹1,000.00`. */
  amount: string;
  receiver: string;
  sender: string;
  message: string;
  /** `ABCD-EFGH-JKMN-PQRS-TVWX`. */
  code: string;
  /** Until when it can be used: `It does not expire`. */
  validity: Text;
}

/** A section of an email. Text and HTML render the same content, in the receiver's language. */
export type EmailSection<Text = Message> =
  | { kind: 'heading' | 'paragraph'; text: Text }
  | { kind: 'quote'; text: string }
  | { kind: 'table'; rows: readonly EmailRow<Text>[] }
  | { kind: 'goods'; rows: readonly EmailGoods[] }
  | { kind: 'gift card'; card: EmailGiftCard<Text> }
  | { kind: 'button' | 'link'; label: Text; url: string };

/** What the sections of one email share when they are rendered. */
export interface EmailFrame {
  /** Who writes. */
  company: CompanyProfile;
  /** The origin of the shop, where the pictures are. */
  publicOrigin: string;
  /** Translates the texts of the frame itself. */
  t: (text: Message) => string;
}

/** The content of an email, before it is rendered as text and HTML. */
export interface EmailContent {
  /** Omitted: English. */
  language?: Language;
  /** The origin of the shop, where the pictures are. */
  publicOrigin: string;
  /** Who writes. */
  company: CompanyProfile;
  /** Nothing a shopper typed belongs in it. */
  subject: string;
  /** In reading order; made by the functions below. Rendering adds the greeting and the company. */
  sections: readonly EmailSection<string>[];
}

/** The title of the email. */
export function heading<Text extends Message>(text: Text): EmailSection<Text> {
  return { kind: 'heading', text };
}

/** The shop's own text. Nothing a shopper typed belongs in it. */
export function paragraph<Text extends Message>(text: Text): EmailSection<Text> {
  return { kind: 'paragraph', text };
}

/** Text that a user typed, set off from the shop's own text. Line breaks remain. */
export function quote(text: string): EmailSection<never> {
  return { kind: 'quote', text };
}

/** Rows with their values at the right, such as amounts formatted by `formatPaise`. */
export function table<Text extends Message>(rows: readonly EmailRow<Text>[]): EmailSection<Text> {
  return { kind: 'table', rows };
}

/** The action of the email; its URL is written out below it. */
export function button<Text extends Message>(label: Text, url: string): EmailSection<Text> {
  return { kind: 'button', label, url };
}

/** The goods of an order, with their pictures. */
export function goods(rows: readonly EmailGoods[]): EmailSection<never> {
  return { kind: 'goods', rows };
}

/** A gift voucher as the receiver sees it. */
export function giftCard<Text extends Message>(card: EmailGiftCard<Text>): EmailSection<Text> {
  return { kind: 'gift card', card };
}

/** A second way, below the button in weight. */
export function linkLine<Text extends Message>(label: Text, url: string): EmailSection<Text> {
  return { kind: 'link', label, url };
}
