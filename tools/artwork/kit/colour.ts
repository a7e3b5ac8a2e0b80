type Rgb = readonly [number, number, number];

/** Linear-light RGB of an OKLCH colour; https://bottosson.github.io/posts/oklab/ */
function linearRgb(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const fits = (rgb: Rgb) => rgb.every((v) => v >= -0.0005 && v <= 1.0005);

const hexByte = (value: number) => Math.round(value).toString(16).padStart(2, '0');

function gamma(linear: number): number {
  const v = Math.min(1, Math.max(0, linear));
  return v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055;
}

/** An OKLCH colour (lightness 0–1, hue in degrees) as hex; chroma gives way until sRGB holds it. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  let rgb = linearRgb(lightness, chroma, hue);
  for (let c = chroma; c >= 0 && !fits(rgb); c -= 0.004) rgb = linearRgb(lightness, c, hue);
  return `#${rgb.map((v) => hexByte(gamma(v) * 255)).join('')}`.toUpperCase();
}

/** `share` of the way from one hex colour to another. */
export function mix(from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [a, b] = [from, to].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return hexByte((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share);
  });
  return `#${channels.join('')}`;
}

/** How light a hex colour looks, 0–1: the L of OKLCH. */
export function lightnessOf(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const v = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
}
