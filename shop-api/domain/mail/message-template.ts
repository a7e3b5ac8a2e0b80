import { type Translations, translationIn } from '../../../contract/kit/translations.ts';
import { filledText } from '../../../contract/messages/text-with-values.ts';
import { COMPANY_PLACES } from '../../../contract/settings/company-places.ts';
import type { Language } from '../../../contract/shop/languages.ts';

/** The editable texts of one message. `{name}` stands for a value, `{shop}` for one of the company. */
export interface MessageText {
  /** One line. */
  subject: string;
  /** The paragraphs before goods and figures; an empty line separates two. */
  intro: string;
  /** The paragraphs after them. */
  closing: string;
  /** The label of the button; empty for a mail without one. */
  button: string;
  /**
   * The text message; empty where none is sent. A live shop sends the text that is registered for
   * it: carriers in India deliver registered texts only, with these values in them.
   */
  sms: string;
}

/** A message with its default texts, and the values that they may contain. */
export interface MessageTemplate<Field extends string = string> extends MessageText {
  fields: readonly Field[];
}

/** Returns a message template; a text that is not given is empty. */
export function messageTemplate<const Field extends string>(
  fields: readonly Field[],
  text: Partial<MessageText> & Pick<MessageText, 'subject'>,
): MessageTemplate<Field> {
  return { intro: '', closing: '', button: '', sms: '', ...text, fields };
}

const PLACEHOLDER = /\{(\w+)\}/g;

/** Returns the names of the values that the texts of a message may contain. */
export function knownValues({ fields }: MessageTemplate): string[] {
  return [...fields, ...COMPANY_PLACES];
}

/** Returns the names of the values that a text contains, each once. */
export function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name))];
}

/**
 * Returns a text with its values; a word that is joined to one stands apart from Latin letters, and
 * spaces around an empty value are joined.
 */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  const places = placeholdersOf(text).map((name) => [name, values[name] ?? '']);
  return filledText(text, Object.fromEntries(places)).replaceAll(/ {2,}/g, ' ').trim();
}

/** Returns the paragraphs of a filled text, without those that are empty. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

/** The parts of a message that are texts. */
export const MESSAGE_PARTS = ['subject', 'intro', 'closing', 'button', 'sms'] as const;

/** The texts of one message as they are stored, with those that staff wrote in other languages. */
export interface StoredText extends MessageText {
  translations?: Translations<Partial<MessageText>>;
}

/** Returns the texts of a message in a language: what staff wrote, or the shop's translation. */
export function templateIn(
  { translations = {}, ...text }: StoredText,
  language: Language,
  translate: (text: string) => string,
): MessageText {
  const own: Partial<MessageText> = translationIn(translations, language) ?? {};
  const texts = MESSAGE_PARTS.map((part) => [part, own[part] || translate(text[part])]);
  return Object.fromEntries(texts);
}

/** Returns why texts cannot be used in place of the defaults; undefined if they can. */
export function problemOf(text: MessageText, template: MessageTemplate): string | undefined {
  for (const part of MESSAGE_PARTS) {
    const problem = problemOfPart(text[part], template[part], knownValues(template));
    if (problem) return `${part}: ${problem}`;
  }
  return /[\r\n]/.test(text.subject + text.button)
    ? 'subject or button: more than one line'
    : undefined;
}

function problemOfPart(text: string, standard: string, values: readonly string[]) {
  if (standard && !text.trim()) return 'empty';
  const unknown = placeholdersOf(text).find((name) => !values.includes(name));
  if (unknown) return `unknown value {${unknown}}`;
  return /[{}]/.test(text.replace(PLACEHOLDER, '')) ? 'a brace without its partner' : undefined;
}
