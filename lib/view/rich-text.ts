/** HTML cleaned by `cleanHtml` in lib/server/rich-text: the only kind that may be rendered. */
export type CleanHtml = string & { readonly __clean: unique symbol };

/** A heading of a long text; `id` is its anchor on the page. */
export interface ProseHeading {
  id: string;
  text: string;
  level: 2 | 3;
}
