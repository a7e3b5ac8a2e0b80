import { scriptJson } from '@/lib/seo/json-ld';

/** Facts about the page for search engines; not shown. */
export function JsonLd({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: scriptJson escapes what could close the tag
      dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
    />
  );
}
