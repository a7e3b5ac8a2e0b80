/**
 * A text with places, and what fills them. Values that are texts, such as days, are translated with
 * it; what a person typed is none of them.
 */
export interface TextWithValues {
  text: string;
  values: Readonly<Record<string, string | number>>;
}
