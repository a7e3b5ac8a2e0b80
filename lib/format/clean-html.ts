/** HTML that went through `cleanHtml` in lib/server/rich-text: the only kind that may be drawn. */
export type CleanHtml = string & { readonly __clean: unique symbol };
