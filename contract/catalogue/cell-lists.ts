/** Joins texts into one cell: `a | b`; a bar inside a text is written `\|`. */
export function joinList(texts: readonly string[]): string {
  return texts.map((text) => text.replaceAll('\\', '\\\\').replaceAll('|', '\\|')).join(' | ');
}

/** Returns the texts of a cell that `joinList`, or a person, has written; without empty ones. */
export function splitList(cell: string): string[] {
  return splitPlaces(cell).filter(Boolean);
}

/** Returns the same with the empty ones, so that each text keeps its place. */
export function splitPlaces(cell: string): string[] {
  const texts = [''];
  for (const [part] of cell.matchAll(/\\.|[^|\\]+|[|\\]/gs)) {
    if (part === '|') texts.push('');
    else texts.push(texts.pop() + part);
  }
  return texts.map((text) => text.replace(/\\([\\|])/g, '$1').trim());
}
