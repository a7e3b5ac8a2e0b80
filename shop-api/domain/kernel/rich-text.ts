import sanitizeHtml from 'sanitize-html';
import { languageName } from '../../../contract/kit/language-name.ts';
import { ADDED_BY_PAGES, RICH_TEXT } from '../../../contract/kit/rich-text.ts';
import type { Translations } from '../../../contract/kit/translations.ts';
import { deskMessages } from '../../../contract/messages/staff-desk.ts';
import { englishText } from '../../../contract/messages/text-with-values.ts';
import { OTHER_LANGUAGES } from '../../../contract/shop/languages.ts';

const TAGS: readonly string[] = RICH_TEXT.tags;

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...TAGS],
  allowedAttributes: {
    a: [...RICH_TEXT.attributes.a],
    img: [...RICH_TEXT.attributes.img],
    ol: [...RICH_TEXT.attributes.ol],
    th: [...RICH_TEXT.attributes.th],
    td: [...RICH_TEXT.attributes.td],
  },
  allowedSchemes: [...RICH_TEXT.schemes],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  transformTags: { h1: 'h2' },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
};

const QUIET: readonly string[] = Object.entries(ADDED_BY_PAGES).flatMap(([tag, names]) =>
  names.map((name) => `${name} of <${tag}>`),
);
/** Names in one message. */
const MAX_NAMED = 8;

interface CleanText {
  /** As it may be stored. */
  html: string;
  /** What it had beside that: `<script>`, `style of <p>`. */
  removed: string[];
}

/** Returns HTML with what a page displays of it, and names all that was left out. */
export function cleanRichText(given: string): CleanText {
  const before = new Map<string, number>();
  const html = sanitizeHtml(given, { ...OPTIONS, onOpenTag: counting(before) }).trim();
  const after = new Map<string, number>();
  sanitizeHtml(html, { ...OPTIONS, onOpenTag: counting(after) });
  const lost = [...before].filter(([part, count]) => count > (after.get(part) ?? 0));
  return { html, removed: lost.map(([part]) => part).filter((part) => !QUIET.includes(part)) };
}

/** Counts tags and their attributes; those of a removed tag go without saying. */
function counting(parts: Map<string, number>) {
  const count = (part: string) => parts.set(part, (parts.get(part) ?? 0) + 1);
  return (name: string, attributes: sanitizeHtml.Attributes) => {
    const tag = name === 'h1' ? 'h2' : name;
    count(`<${tag}>`);
    if (!TAGS.includes(tag)) return;
    for (const attribute of Object.keys(attributes)) count(`${attribute} of <${tag}>`);
  };
}

/** Cleans the rich texts of one entry, and says what it left out. */
export class RichTexts {
  readonly #told: string[] = [];

  /** What staff are told about the texts so far; undefined where nothing was left out. */
  get message(): string | undefined {
    return this.#told.length > 0 ? this.#told.join(' ') : undefined;
  }

  /** Returns a text as it is stored. */
  clean(label: string, given: string): string {
    const { html, removed } = cleanRichText(given);
    const named = removed.slice(0, MAX_NAMED).join(', ');
    if (named) this.#told.push(englishText(deskMessages.leftOut(label, named)));
    return html;
  }

  /** Returns translations with one of their texts cleaned. */
  cleanIn<Name extends string, Texts extends { readonly [Key in Name]?: string | undefined }>(
    label: string,
    name: Name,
    translations: Translations<Texts>,
  ): Translations<Texts> {
    const cleaned = OTHER_LANGUAGES.flatMap((code) => {
      const texts: Texts | undefined = translations[code];
      if (!texts) return [];
      const { [name]: given, ...others } = texts;
      const html = given && this.clean(`${label} in ${languageName(code)}`, given);
      return [[code, html ? { ...others, [name]: html } : others]];
    });
    return Object.fromEntries(cleaned);
  }
}
