import { useText } from '#language';
import { inPageLanguage } from '@/lib/seo/in-page-language';
import { scriptJson } from '@/lib/seo/json-ld';
import type { CleanHtml } from '@/lib/view/rich-text';

/** Renders sanitised HTML in the reading style. The type accepts no other HTML. */
export function RichText({ html }: { html: CleanHtml }) {
  const t = useText();
  return (
    <div
      className="prose"
      lang={t.langOf(html)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: CleanHtml has passed the one sanitiser
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/**
 * Structured data about the page for search engines; not visible. Long pages have it last: near the
 * texts that it repeats, compression finds them. `origin` is that of the shop.
 */
export function JsonLd({ data, origin }: { data: object; origin: string }) {
  const t = useText();
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: scriptJson escapes what could close the tag
      dangerouslySetInnerHTML={{ __html: scriptJson(inPageLanguage(data, t, origin)) }}
    />
  );
}
