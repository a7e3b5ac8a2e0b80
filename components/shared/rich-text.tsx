import type { CleanHtml } from '@/lib/format/clean-html';

/** Draws sanitised HTML in the reading style. The type lets no other HTML in. */
export function RichText({ html }: { html: CleanHtml }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: CleanHtml has passed the one sanitiser
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
