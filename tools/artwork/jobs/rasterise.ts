import type { Sharp } from 'sharp';
import sharp from 'sharp';

/** An SVG document's pixels at this width; drawn at that size, not scaled up. */
export function rasterise(document: string, width: number): Sharp {
  const box = Number(document.match(/viewBox="0 0 ([\d.]+) /)?.[1]);
  const density = Math.max(24, (72 * width) / box);
  return sharp(Buffer.from(document), { density }).resize({ width });
}
