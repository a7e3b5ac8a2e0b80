/** What fills a place of a text; one that is a text with values itself is translated with it. */
export type PlaceValue = string | number | TextWithValues;

/**
 * A text with places, and what fills them. Values that are texts, such as days, are translated with
 * it; what a person typed is none of them.
 */
export type TextWithValues = Readonly<{
  text: string;
  values: Readonly<Record<string, PlaceValue>>;
}>;

/** A text of the shop in English, with or without values. */
export type Message = string | TextWithValues;

/** The names of the places of a text: `left` of `Only {left} left`. */
export type PlacesOf<Text extends string> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlacesOf<Rest>
  : never;

/** The value of each place of a text. */
export type ValuesIn<Text extends string> = Readonly<Record<PlacesOf<Text>, PlaceValue>>;

/**
 * Returns a text with its values: each place has one, or the types do not agree. What else an object
 * holds, such as the other columns of a row, is none of them.
 */
export function withValues<Text extends string>(
  text: Text,
  values: ValuesIn<Text>,
): TextWithValues {
  const given: TextWithValues['values'] = values;
  const places = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const filled = places.flatMap((name) => (name in given ? [[name, given[name]] as const] : []));
  return { text, values: Object.fromEntries(filled) as TextWithValues['values'] };
}

/** Returns a list whose entries are translated one by one: `Mumbai, Pune`. */
export function listText(entries: readonly PlaceValue[], separator = ', '): TextWithValues {
  const places = entries.map((entry, index) => [`entry${index}`, entry] as const);
  return {
    text: places.map(([name]) => `{${name}}`).join(separator),
    values: Object.fromEntries(places),
  };
}

/** Why a text is translated more than once: the gender of what it speaks of. */
const CONTEXT = /\|(?:products|appointments)$/;

/** Returns a text without its context, as English displays it: `Newest first|products`. */
export function withoutContext(text: string): string {
  return text.replace(CONTEXT, '');
}

/** A place and, where it is joined to a word of another script, the first letter of that. */
const PLACE = /\{(\w+)\}(?:(?!\p{Script=Latin})(\p{L}))?/gu;

/** What a joined word stands apart from: `Elite માં`, `₹500 થી`, but `મુંબઈમાં`. */
const STANDS_APART = /[\p{Script=Latin}\d][^\p{L}\d]*$/u;

/** Returns a text with its places filled: `Only {left} left` and 3 become `Only 3 left`. */
export function filledText(text: string, values: TextWithValues['values']): string {
  return withoutContext(text).replace(PLACE, (place, name: string, joined = '') => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return place;
    const filled = typeof value === 'object' ? filledText(value.text, value.values) : `${value}`;
    return filled + (joined && STANDS_APART.test(filled) ? ` ${joined}` : joined);
  });
}

/** Returns a message in English, the language in which all are written. */
export function englishText(message: Message): string {
  return typeof message === 'string'
    ? withoutContext(message)
    : filledText(message.text, message.values);
}

/** A message of an answer that has values: as it was sent, and what a translator needs. */
export interface TranslatableMessage extends TextWithValues {
  message: string;
}

/** Returns the messages that have values, for an answer that holds them in English. */
export function translatableMessages(messages: readonly Message[]): TranslatableMessage[] {
  return messages.flatMap((one) =>
    typeof one === 'string' ? [] : { message: englishText(one), ...one },
  );
}

/** Returns the translation of a text as it is written in the source, or the text itself. */
export type LookUp = (text: string) => string;

/** Returns what looks texts up in a catalogue; one that is not there stays English. */
export function lookingUpIn(catalogue: Readonly<Record<string, string>>): LookUp {
  const texts = new Map(Object.entries(catalogue));
  return (text) => texts.get(text) ?? withoutContext(text);
}

/** Returns what translates a text and all that fills its places. */
export function fillingBy(lookUp: LookUp): (message: Message) => string {
  const fill = (message: Message): string => {
    if (typeof message === 'string') return lookUp(message);
    const values = Object.entries(message.values).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : fill(value),
    ]);
    return filledText(lookUp(message.text), Object.fromEntries(values));
  };
  return fill;
}
