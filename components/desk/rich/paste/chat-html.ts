/** What a chat writes around bold and slanted words; not between letters, as in 2*3*4. */
const BOLD = /(^|[^\p{L}\p{N}*])\*([^\s*](?:[^*]*[^\s*])?)\*(?![\p{L}\p{N}*])/gu;
const SLANTED = /(^|[^\p{L}\p{N}_])_([^\s_](?:[^_]*[^\s_])?)_(?![\p{L}\p{N}_])/gu;
const POINT = /^\s*[•*–-]\s+/u;
const NUMBER = /^\s*\d{1,3}[.)]\s+/;

/** Returns a text of a chat as HTML: `*bold*`, `_slanted_`, lines of lists; a line is a paragraph. */
export function chatHtml(text: string): string {
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
