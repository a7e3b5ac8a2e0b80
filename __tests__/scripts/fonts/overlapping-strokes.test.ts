import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { projectFiles } from '@/__tests__/support/project-files';
import { withOverlappingStrokes } from '@/scripts/fonts/overlapping-strokes';

test.each(projectFiles('lib/server/cards/fonts/*'))(
  '%s says of every glyph that its strokes overlap',
  (file) => {
    const font = readFileSync(file);
    expect(withOverlappingStrokes(font).equals(font)).toBe(true);
  },
);

test('a mark that is missing is set, and nothing else is changed', () => {
  const [file = ''] = projectFiles('lib/server/cards/fonts/*');
  const marked = readFileSync(file);
  const first = firstFlagOf(marked);
  const unmarked = Buffer.from(marked);
  unmarked.writeUInt8(marked.readUInt8(first) & ~0x40, first);
  expect(withOverlappingStrokes(unmarked).equals(marked)).toBe(true);
});

/** Returns where the flags of the first glyph of a font begin. */
function firstFlagOf(font: Buffer): number {
  const record = font.indexOf('glyf', 12, 'latin1');
  const glyph = font.readUInt32BE(record + 8);
  const lastContour = glyph + 10 + 2 * font.readInt16BE(glyph);
  return lastContour + 2 + font.readUInt16BE(lastContour);
}
