import { DOMParser, type ResolvedPos } from 'prosemirror-model';
import type { EditorProps } from 'prosemirror-view';
import { richSchema } from '../rich-schema';
import { chatHtml } from './chat-html';
import { leftOut } from './left-out';
import { pastedHtml } from './pasted-html';

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
