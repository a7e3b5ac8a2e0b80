import { type DOMOutputSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';
import { richMarks } from './rich-marks';

/*
 * What the editor of rich texts can hold: the tags that `cleanHtml` of lib/server/rich-text.ts keeps,
 * no more and no fewer, so that nothing that staff see while they write is missing on the page.
 */

const HEADINGS = [2, 3, 4];

const block = (tag: string, content: string, more: NodeSpec = {}): NodeSpec => ({
  content,
  group: 'block',
  parseDOM: [{ tag }],
  toDOM: (): DOMOutputSpec => [tag, 0],
  ...more,
});

const PICTURE = ['src', 'alt', 'width', 'height'] as const;

const pictureAttrs = Object.fromEntries(PICTURE.map((name) => [name, { default: null }]));

/** Whether an address is one of a picture of this shop, as pages show them only. */
export function isOwnPicture(src: string | null): boolean {
  return Boolean(src) && !/^\s*(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(src ?? '');
}

function readPicture(picture: Element | null): Record<string, string | null> | false {
  const src = picture?.getAttribute('src') ?? null;
  if (!picture || !isOwnPicture(src)) return false;
  return Object.fromEntries(PICTURE.map((name) => [name, picture.getAttribute(name)]));
}

/** A picture with its caption; `contentElement` gets an empty one where there is none. */
const figure: NodeSpec = {
  content: 'inline*',
  group: 'block',
  attrs: pictureAttrs,
  parseDOM: [
    {
      tag: 'figure',
      getAttrs: (element) => readPicture(element.querySelector('img')),
      contentElement: (element) =>
        (element as Element).querySelector('figcaption') ?? document.createElement('figcaption'),
    },
  ],
  toDOM: ({ attrs, content }) =>
    content.size > 0 ? ['figure', ['img', attrs], ['figcaption', 0]] : ['figure', ['img', attrs]],
};

const nodes: Record<string, NodeSpec> = {
  doc: { content: 'block+' },
  paragraph: block('p', 'inline*'),
  heading: block('h2', 'inline*', {
    attrs: { level: { default: 2 } },
    defining: true,
    // The only `h1` of a page is its title.
    parseDOM: [1, ...HEADINGS].map((level) => ({
      tag: `h${level}`,
      attrs: { level: Math.max(level, 2) },
    })),
    toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
  }),
  blockquote: block('blockquote', 'block+', { defining: true }),
  bullet_list: block('ul', 'list_item+'),
  ordered_list: block('ol', 'list_item+', {
    attrs: { start: { default: null } },
    parseDOM: [{ tag: 'ol', getAttrs: (list) => ({ start: list.getAttribute('start') }) }],
    toDOM: ({ attrs }) => ['ol', attrs, 0],
  }),
  // A list that is pasted into an empty paragraph takes its place.
  list_item: {
    content: 'paragraph block*',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: () => ['li', 0],
  },
  horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  figure,
  ...tableNodes({ tableGroup: 'block', cellContent: 'paragraph+', cellAttributes: {} }),
  image: {
    inline: true,
    group: 'inline',
    attrs: pictureAttrs,
    parseDOM: [{ tag: 'img', getAttrs: readPicture }],
    toDOM: ({ attrs }) => ['img', attrs],
  },
  hard_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  text: { group: 'inline' },
};

/** The schema of rich texts. */
export const richSchema = new Schema({ nodes, marks: richMarks });
