const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** A whole SVG document; without a label it is decoration. */
export function svg(w: number, h: number, body: string, label = ''): string {
  const role = label ? `role="img" aria-label="${escaped(label)}"` : 'aria-hidden="true"';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" ${role}>${body}</svg>`;
}

/** Returns the content of an SVG document, to be set into another. */
export const inner = (document: string) =>
  document.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
