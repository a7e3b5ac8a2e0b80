import { inflateSync } from 'node:zlib';

/** Bytes of the heads and of an entry in the list of tables, in WOFF 1.0 and in OpenType. */
const WOFF = { head: 44, entry: 20 };
const SFNT = { head: 12, entry: 16 };

/**
 * Unpacks a font (WOFF 1.0) into OpenType. fontkit unpacks a whole table for every letter that it
 * draws, which makes a page of such letters take seconds.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(SFNT.head + count * SFNT.entry);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const tables: Buffer[] = [];
  let offset = head.length;
  for (let index = 0; index < count; index++) {
    const from = WOFF.head + index * WOFF.entry;
    const table = tableAt(woff, from);
    const to = SFNT.head + index * SFNT.entry;
    woff.copy(head, to, from, from + 4);
    woff.copy(head, to + 4, from + 16, from + 20);
    head.writeUInt32BE(offset, to + 8);
    head.writeUInt32BE(table.length, to + 12);
    // Tables begin at multiples of four bytes.
    const padded = Buffer.alloc(Math.ceil(table.length / 4) * 4);
    table.copy(padded);
    tables.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([head, ...tables]);
}

function tableAt(woff: Buffer, entry: number): Buffer {
  const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at));
  const bytes = woff.subarray(offset, Number(offset) + Number(packed));
  return packed === length ? bytes : inflateSync(bytes);
}
