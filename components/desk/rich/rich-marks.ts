import type { MarkSpec } from 'prosemirror-model';
import { mayLinkTo } from '@/contract/kit/rich-text';

const BOLD = /^(?:bold(?:er)?|[5-9]\d\d)$/;
const PLAIN = /^(?:normal|lighter|[1-4]00)$/;

/** Matches a value of a style, as other programs write what they do not write as a tag. */
const whenStyle = (pattern: RegExp) => (value: string) => pattern.test(value) && null;

/**
 * What letters may be. Programs write it as tags and as styles: Google Docs wraps a whole text into a
 * `<b>` whose style says that it is not bold.
 */
export const richMarks: Record<string, MarkSpec> = {
  link: {
    attrs: { href: {}, title: { default: null } },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (link) => {
          const href = link.getAttribute('href') ?? '';
          // The page would not show it, so it is none here.
          return mayLinkTo(href) && { href, title: link.getAttribute('title') };
        },
      },
    ],
    toDOM: ({ attrs: { href, title } }) => ['a', title ? { href, title } : { href }, 0],
  },
  strong: {
    parseDOM: [
      { tag: 'strong' },
      { tag: 'b', getAttrs: ({ style }) => !PLAIN.test(style.fontWeight) && null },
      { style: 'font-weight', getAttrs: whenStyle(BOLD) },
      {
        style: 'font-weight',
        getAttrs: whenStyle(PLAIN),
        clearMark: ({ type }) => type.name === 'strong',
      },
    ],
    toDOM: () => ['strong', 0],
  },
  em: {
    parseDOM: [
      { tag: 'em' },
      { tag: 'i', getAttrs: ({ style }) => style.fontStyle !== 'normal' && null },
      { style: 'font-style', getAttrs: whenStyle(/^(?:italic|oblique)/) },
      {
        style: 'font-style',
        getAttrs: whenStyle(/^normal$/),
        clearMark: ({ type }) => type.name === 'em',
      },
    ],
    toDOM: () => ['em', 0],
  },
  cite: { parseDOM: [{ tag: 'cite' }], toDOM: () => ['cite', 0] },
  sub: {
    excludes: 'sup',
    parseDOM: [{ tag: 'sub' }, { style: 'vertical-align', getAttrs: whenStyle(/^sub$/) }],
    toDOM: () => ['sub', 0],
  },
  sup: {
    excludes: 'sub',
    parseDOM: [{ tag: 'sup' }, { style: 'vertical-align', getAttrs: whenStyle(/^super$/) }],
    toDOM: () => ['sup', 0],
  },
};
