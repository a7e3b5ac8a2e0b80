import 'server-only';
import { slugify } from '@/lib/routes';
import type { CleanHtml, ProseHeading } from '@/lib/view/rich-text';

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
};

/** Returns the text of cleaned HTML. Only the tags of blocks part words. */
export function plainText(html: string): string {
  return html
    .replace(/<\/?(?:a|b|cite|em|i|strong)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Gives the headings of a long text anchors, for a table of contents. Cleaned HTML has no ids of
 * its own; the prefix keeps these apart from the ids of the page.
 */
export function withHeadingAnchors(html: CleanHtml): { html: CleanHtml; headings: ProseHeading[] } {
  const headings: ProseHeading[] = [];
  const anchored = html.replace(
    /<h([23])>(.*?)<\/h\1>/gs,
    (whole, level: string, inner: string) => {
      const text = plainText(inner);
      if (text === '') return whole;
      const id = freeId(`section-${anchorName(text, headings.length + 1)}`, headings);
      headings.push({ id, text, level: level === '2' ? 2 : 3 });
      return `<h${level} id="${id}">${inner}</h${level}>`;
    },
  );
  return { html: anchored as CleanHtml, headings };
}

/** A text in another script is named by its position: of its letters a slug keeps the Latin ones. */
function anchorName(text: string, position: number): string {
  return /(?!\p{Script=Latin})\p{Letter}/u.test(text) ? `${position}` : slugify(text, 'text');
}

function freeId(wanted: string, headings: ProseHeading[]): string {
  const isTaken = (id: string) => headings.some((heading) => heading.id === id);
  let id = wanted;
  for (let count = 2; isTaken(id); count += 1) id = `${wanted}-${count}`;
  return id;
}
