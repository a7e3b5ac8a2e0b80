/** The text of a file, and the name of its encoding. */
export interface DecodedText {
  text: string;
  encoding: string;
}

const MARKS = [
  { bytes: [0xef, 0xbb, 0xbf], label: 'utf-8', encoding: 'UTF-8' },
  { bytes: [0xff, 0xfe], label: 'utf-16le', encoding: 'UTF-16 LE' },
  { bytes: [0xfe, 0xff], label: 'utf-16be', encoding: 'UTF-16 BE' },
] as const;

/** How many bytes are looked at to tell UTF-16 without a mark. */
const SAMPLE = 4_000;

/**
 * Decodes a text whose encoding nobody names: by its mark (BOM), else as UTF-16 where every other
 * byte of a Latin text is zero, else as UTF-8 where it is valid, else as Windows-1252, which Excel
 * writes in India where nobody chose another.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const mark = MARKS.find((one) => one.bytes.every((byte, at) => bytes[at] === byte));
  if (mark) return { text: decode(bytes, mark.label), encoding: mark.encoding };
  const wide = wideEncoding(bytes.subarray(0, SAMPLE));
  if (wide) return { text: decode(bytes, wide.label), encoding: wide.encoding };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: decode(bytes, 'windows-1252'), encoding: 'Windows-1252' };
  }
}

function decode(bytes: Uint8Array, label: string): string {
  return new TextDecoder(label).decode(bytes);
}

/** A first row of Latin letters has a zero in every other byte. */
function wideEncoding(sample: Uint8Array) {
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  }
  const many = sample.length / 4;
  if ((zeros[1] ?? 0) > many) return MARKS[1];
  return (zeros[0] ?? 0) > many ? MARKS[2] : undefined;
}
