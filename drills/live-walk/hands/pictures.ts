import sharp from 'sharp';

/** A picture of one colour with a lighter disc; each size and colour is a picture of its own. */
export function drawPicture(width: number, height: number, colour: string): Promise<Buffer> {
  const radius = Math.round(Math.min(width, height) / 3);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${colour}"/>
    <circle cx="70%" cy="50%" r="${radius}" fill="#fff" fill-opacity="0.4"/>
  </svg>`;
  return sharp(Buffer.from(drawing)).png().toBuffer();
}
