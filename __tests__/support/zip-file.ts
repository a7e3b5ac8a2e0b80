import { zipSync } from 'fflate';

/** A ZIP with these files. */
export function zipOf(files: Record<string, Uint8Array | string>): Uint8Array {
  const bytes = (content: Uint8Array | string) =>
    typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, content]) => [name, bytes(content)])),
  );
}

/** The same with another size written into the directory of the ZIP: what a bomb says of itself. */
export function withFalseSize(zip: Uint8Array, size: number): Uint8Array {
  const copy = Buffer.from(zip);
  const directory = copy.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  copy.writeUInt32LE(size, directory + 24);
  return copy;
}
