import sharp from 'sharp';

/** A picture as a customer sends it, of one colour: quickly made. */
export async function sampleUpload({ width = 60, height = 40 } = {}): Promise<Blob> {
  const create = { width, height, channels: 3, background: '#2c6a54' } as const;
  return new Blob([new Uint8Array(await sharp({ create }).jpeg().toBuffer())]);
}
