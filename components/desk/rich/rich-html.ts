import { DOMParser, DOMSerializer, type Node } from 'prosemirror-model';
import { richSchema } from './rich-schema';

/** Reads HTML; what the shop's pages would not show is left out. */
export function readHtml(html: string): Node {
  const page = new window.DOMParser().parseFromString(html, 'text/html');
  return DOMParser.fromSchema(richSchema).parse(page.body);
}

/** Writes a text as HTML; an empty one is an empty text. */
export function writeHtml(doc: Node): string {
  if (isEmpty(doc)) return '';
  const box = document.createElement('div');
  box.append(DOMSerializer.fromSchema(richSchema).serializeFragment(doc.content));
  for (const table of box.querySelectorAll('table')) giveHead(table);
  for (const cell of box.querySelectorAll('th, td')) unwrapLoneParagraph(cell);
  for (const item of box.querySelectorAll('li')) unwrapLoneParagraph(item);
  return box.innerHTML;
}

function isEmpty({ childCount, firstChild }: Node): boolean {
  const isParagraph = firstChild?.type === richSchema.nodes.paragraph;
  return childCount === 0 || (childCount === 1 && isParagraph && firstChild?.childCount === 0);
}

/** A first row of headings is the head of its table, which the editor has as an ordinary row. */
function giveHead(table: HTMLTableElement): void {
  const row = table.rows[0];
  const isHead = row && [...row.cells].every(({ tagName }) => tagName === 'TH');
  if (!isHead || table.rows.length < 2) return;
  for (const cell of row.cells) cell.setAttribute('scope', 'col');
  table.createTHead().append(row);
}

/** A paragraph that is all there is in an item would only add room around it. */
function unwrapLoneParagraph(element: Element): void {
  const [only] = element.children;
  if (element.children.length === 1 && only?.tagName === 'P') only.replaceWith(...only.childNodes);
}
