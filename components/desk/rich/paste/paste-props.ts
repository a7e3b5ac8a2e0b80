import { DOMParser, type ResolvedPos } from 'prosemirror-model';
import type { EditorProps } from 'prosemirror-view';
import { mayLinkTo } from '@/contract/kit/rich-text';
import { isOwnPicture, richSchema } from '../rich-schema';
import { listLines } from './list-lines';

/** How the editor takes what is pasted. `onPasted` hears what was left out, '' for nothing. */
export function pasteProps(onPasted: (lost: string) => void): EditorProps {
  return {
    transformPastedHTML(html) {
      onPasted(leftOut(html));
      return pastedHtml(html);
    },
    clipboardTextParser(text, context: ResolvedPos, isPlain) {
      onPasted('');
      const box = document.createElement('div');
      // Pasted without its formats, a text is what its letters are.
      if (isPlain) box.append(...text.split(/\r?\n/).map(paragraphOf));
      else box.innerHTML = chatHtml(text);
      const parser = DOMParser.fromSchema(richSchema);
      return parser.parseSlice(box, { preserveWhitespace: true, context });
    },
  };
}

function paragraphOf(line: string): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.textContent = line;
  return paragraph;
}

/** What a chat writes around bold and slanted words; not between letters, as in 2*3*4. */
const BOLD = /(^|[^\p{L}\p{N}*])\*([^\s*](?:[^*]*[^\s*])?)\*(?![\p{L}\p{N}*])/gu;
const SLANTED = /(^|[^\p{L}\p{N}_])_([^\s_](?:[^_]*[^\s_])?)_(?![\p{L}\p{N}_])/gu;
const POINT = /^\s*[•*–-]\s+/u;
const NUMBER = /^\s*\d{1,3}[.)]\s+/;

/** Returns a text of a chat as HTML: `*bold*`, `_slanted_`, lines of lists; a line is a paragraph. */
function chatHtml(text: string): string {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const parts: { tag: string; lines: string[] }[] = [];
  for (const line of lines) {
    const tag = tagOf(line);
    const last = parts.at(-1);
    if (last && last.tag === tag && tag !== 'p') last.lines.push(line);
    else parts.push({ tag, lines: [line] });
  }
  return parts.map(({ tag, lines: own }) => htmlOf(tag, own)).join('');
}

function tagOf(line: string): string {
  if (POINT.test(line)) return 'ul';
  return NUMBER.test(line) ? 'ol' : 'p';
}

function htmlOf(tag: string, lines: readonly string[]): string {
  if (tag === 'p') return lines.map((line) => `<p>${marked(line)}</p>`).join('');
  const sign = tag === 'ul' ? POINT : NUMBER;
  const items = lines.map((line) => `<li>${marked(line.replace(sign, ''))}</li>`);
  return `<${tag}>${items.join('')}</${tag}>`;
}

function marked(line: string): string {
  const escaped = line.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return escaped.replace(BOLD, '$1<strong>$2</strong>').replace(SLANTED, '$1<em>$2</em>');
}

/** What a text may bring that the editor cannot hold, and its name. */
const PARTS: { name: string; selector: string; isLost?: (element: Element) => boolean }[] = [
  {
    name: 'pictures of other sites',
    selector: 'img',
    isLost: (picture) => !isOwnPicture(picture.getAttribute('src')),
  },
  {
    name: 'links that pages do not have',
    selector: 'a[href]',
    isLost: (link) => !mayLinkTo(link.getAttribute('href') ?? ''),
  },
  { name: 'crossed out text (the words stay)', selector: 's, strike, del' },
  { name: 'underlines (the words stay)', selector: 'u, ins' },
  { name: 'videos and other embedded parts', selector: 'iframe, video, audio, object, embed, svg' },
  { name: 'form fields', selector: 'input, select, textarea' },
];

/** Says what a pasted text had that is not in the editor; '' where nothing is missing. */
function leftOut(html: string): string {
  const { body } = new window.DOMParser().parseFromString(html, 'text/html');
  const lost = PARTS.filter(({ selector, isLost = () => true }) =>
    [...body.querySelectorAll(selector)].some(isLost),
  );
  if (lost.length === 0) return '';
  return `Pasted without ${lost.map(({ name }) => name).join(', ')}.`;
}

/** What spreadsheets, word processors and chats put around or between the parts of a text. */
const EMPTY = /^[\s\u00a0]*$/;

/** What was copied from an editor of this kind. */
const OWN = /\sdata-pm-slice=/;
/** Cells without their table, of which a document would keep the texts alone. */
const PART_OF_TABLE = /^(?:\s*<meta[^>]*>)*\s*<(?:t[dhr]|thead|tbody|tfoot|caption|col)/i;

/** Returns HTML of another program as the editor reads it: lists as lists, no empty paragraphs. */
function pastedHtml(html: string): string {
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
