const FEW = 4;

/** Returns a list of texts as a cell has room for it: `haldi, turmeric and 12 more`. */
export function fewTexts(texts: readonly unknown[]): string {
  const few = texts.slice(0, FEW).join(', ');
  const more = texts.length - FEW;
  return more > 0 ? `${few} and ${more.toLocaleString('en-IN')} more` : few;
}
