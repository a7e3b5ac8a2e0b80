import { Fragment, type ReactNode } from 'react';
import { useText } from '#language';
import type { PlacesOf } from '@/contract/messages/text-with-values';

interface TextWithElementsProps<Text extends string> {
  text: Text;
  /** What stands in each place: a link, a date. */
  elements: Readonly<Record<PlacesOf<Text>, ReactNode>>;
}

/**
 * A sentence of the shop with elements in its places, `See the {policy}.`, so that each language
 * orders its words by itself.
 */
export function TextWithElements<const Text extends string>(props: TextWithElementsProps<Text>) {
  const t = useText();
  const elements: Readonly<Record<string, ReactNode>> = props.elements;
  return t(String(props.text))
    .split(/\{(\w+)\}/)
    .map((part, index) => {
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stay in their order
      return <Fragment key={index}>{index % 2 === 1 ? elements[part] : part}</Fragment>;
    });
}
