/* A part that `ServerHtml` has marked as far: below the first screen, or in a closed menu. */
const FAR = '<div class="contents" data-far="">';
const DIV = /<(\/?)div\b[^>]*>/g;

/**
 * Puts the far parts of a page into `<noscript>`: with scripts the browser takes each as one text
 * that it neither parses nor styles, until `wakeNear` puts it in its place; without, it is the part.
 */
export function letSleep(html: string): string {
  let result = '';
  let from = 0;
  for (let at = html.indexOf(FAR); at >= 0; at = html.indexOf(FAR, from)) {
    const start = at + FAR.length;
    const end = endOfDiv(html, start);
    const part = html.slice(start, end);
    // `<noscript>` ends at the first `</noscript>`.
    const isAlone = !part.includes('<noscript');
    result += html.slice(from, start) + (isAlone ? `<noscript>${part}</noscript>` : part);
    from = end;
  }
  return result + html.slice(from);
}

/** Returns where the `</div>` of an element begins. `from`: behind its opening tag. */
function endOfDiv(html: string, from: number): number {
  let depth = 1;
  DIV.lastIndex = from;
  for (let tag = DIV.exec(html); tag; tag = DIV.exec(html)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return tag.index;
  }
  throw new Error('A far part of a page has no end.');
}
