import { listLines } from './list-lines';

/** What spreadsheets, word processors and chats put around or between the parts of a text. */
const EMPTY = /^[\s\u00a0]*$/;

/** What was copied from an editor of this kind. */
const OWN = /\sdata-pm-slice=/;
/** Cells without their table, of which a document would keep the texts alone. */
const PART_OF_TABLE = /^(?:\s*<meta[^>]*>)*\s*<(?:t[dhr]|thead|tbody|tfoot|caption|col)/i;

/** Returns HTML of another program as the editor reads it: lists as lists, no empty paragraphs. */
export function pastedHtml(html: string): string {
  if (OWN.test(html) || PART_OF_TABLE.test(html)) return html;
  const { body } = new window.DOMParser().parseFromString(html, 'text/html');
  listLines(body);
  for (const paragraph of body.querySelectorAll('p')) {
    const isEmpty = EMPTY.test(paragraph.textContent ?? '') && !paragraph.querySelector('img');
    if (isEmpty && !paragraph.closest('td, th, li')) paragraph.remove();
  }
  // Google Docs has a line break between two paragraphs, which is a paragraph of its own otherwise.
  for (const lineBreak of body.querySelectorAll('p + br, ul + br, ol + br, table + br')) {
    lineBreak.remove();
  }
  return body.innerHTML;
}
