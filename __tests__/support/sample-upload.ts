import sharp from 'sharp';

/** A picture as a customer uploads it, in one colour so that it is quick to create. */
export async function sampleUpload({ width = 60, height = 40 } = {}): Promise<Blob> {
  const create = { width, height, channels: 3, background: '#2c6a54' } as const;
  return new Blob([new Uint8Array(await sharp({ create }).jpeg().toBuffer())]);
}
