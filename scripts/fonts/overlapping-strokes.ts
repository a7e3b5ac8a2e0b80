/** The bit of a glyph's first point that says that its strokes overlap (OpenType, table `glyf`). */
const OVERLAP_SIMPLE = 0x40;

/**
 * Returns a TrueType font with every glyph marked as one of overlapping strokes, which web fonts leave
 * out: without the mark, FreeType draws darker steps where two strokes meet.
 */
export function withOverlappingStrokes(font: Buffer): Buffer {
  const marked = Buffer.from(font);
  for (const glyph of glyphStarts(marked)) {
    const contours = marked.readInt16BE(glyph);
    // A glyph that is made of other glyphs has no points of its own.
    if (contours < 0) continue;
    const lastContour = glyph + 10 + 2 * contours;
    const flags = lastContour + 2 + marked.readUInt16BE(lastContour);
    marked.writeUInt8(marked.readUInt8(flags) | OVERLAP_SIMPLE, flags);
  }
  return marked;
}

/** Returns where each glyph that draws something begins. */
function glyphStarts(font: Buffer): number[] {
  const tables = tableStarts(font);
  const at = (table: string) => tables.get(table) ?? 0;
  const isLong = font.readInt16BE(at('head') + 50) === 1;
  const offset = (glyph: number) =>
    isLong
      ? font.readUInt32BE(at('loca') + 4 * glyph)
      : 2 * font.readUInt16BE(at('loca') + 2 * glyph);
  const count = font.readUInt16BE(at('maxp') + 4);
  return Array.from({ length: count }, (_, glyph) => glyph)
    .filter((glyph) => offset(glyph + 1) > offset(glyph))
    .map((glyph) => at('glyf') + offset(glyph));
}

function tableStarts(font: Buffer): Map<string, number> {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  return new Map(
    records.map((record) => [
      font.toString('latin1', record, record + 4),
      font.readUInt32BE(record + 8),
    ]),
  );
}
