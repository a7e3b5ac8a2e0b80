import { useText } from '#language';

/**
 * A text that staff wrote: in the language of the page if all of it is known, otherwise as it is, and
 * marked as English.
 */
export function StaffText({ text }: { text: string }) {
  const t = useText();
  const displayed = t(text);
  const language = t.langOf(displayed);
  return language ? <span lang={language}>{displayed}</span> : displayed;
}
