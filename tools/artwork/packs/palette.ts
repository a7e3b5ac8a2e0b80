import { lightnessOf, mix, oklch } from '../kit/colour.ts';
import { DYES } from '../motifs/dyes.ts';
import type { Motif } from '../motifs/growers.ts';

export type Glass = 'clear' | 'amber' | 'green' | 'frost';

export interface PackColours {
  /** OKLCH hue, degrees: the pack's ink and its tinted ground. */
  hue: number;
  /** Second ink, contents and soap: an OKLCH hue or a hex colour. */
  accent: number | string;
  tone?: 'deep' | 'mid' | 'pale';
  glass?: Glass;
  /** Hex colour of the contents. */
  fill?: string;
  motif: Motif;
}

export type Palette = ReturnType<typeof paletteOf>;

const COTTON = oklch(0.972, 0.016, 88);

/** Every colour of one pack shot, from a hue and an accent. */
export function paletteOf(colours: PackColours) {
  const { hue, tone = 'deep', motif } = colours;
  const accent = accentOf(colours.accent ?? DYES[motif].flower);
  const fill = colours.fill ?? accent;
  const isYellow = hue > 70 && hue < 115;
  const isLight = tone === 'pale' || (tone === 'mid' && isYellow);
  const body = bodyOf(hue, tone, isYellow);
  return {
    body,
    /** Rules and borders on paper: the body, or its ink where the body is too light. */
    frame: isLight ? oklch(0.3, 0.065, hue) : body,
    print: isLight ? oklch(0.3, 0.065, hue) : COTTON,
    accent,
    accentPrint: readableOn(body, accent),
    accentInk: oklch(0.53, 0.17, accentInkHue(colours.accent)),
    paper: COTTON,
    ink: oklch(0.25, 0.035, hue),
    ...groundOf(hue),
    metal: '#C9AE78',
    metalHi: '#E6D2A4',
    lid: tone === 'mid' ? oklch(0.28, 0.05, hue) : body,
    lidHi: oklch(0.5, 0.08, hue),
    rubber: oklch(0.24, 0.03, hue),
    glass: glassOf(colours.glass ?? 'amber', hue),
    fill,
    fillHi: mix(fill, '#FFFFFF', 0.28),
    fillLo: mix(fill, '#2A1400', 0.24),
    soap: mix(fill, '#FFFFFF', 0.25),
    soapHi: mix(fill, '#FFFFFF', 0.55),
    soapLo: mix(fill, '#1A1208', 0.35),
  };
}

function accentOf(accent: number | string): string {
  if (typeof accent === 'string') return accent;
  return oklch(accent > 60 && accent < 120 ? 0.8 : 0.66, 0.16, accent);
}

/** The accent, moved away from the body's lightness until small print in it can be read. */
function readableOn(body: string, accent: string): string {
  const ground = lightnessOf(body);
  const away = ground < 0.62 ? '#FFF4DC' : '#2A1408';
  for (let share = 0; share < 0.9; share += 0.05) {
    const moved = mix(accent, away, share);
    if (Math.abs(lightnessOf(moved) - ground) >= 0.3) return moved;
  }
  return away;
}

/** Yellow cannot be read on paper; its ink turns to orange. */
function accentInkHue(accent: number | string): number {
  if (typeof accent === 'string') return 25;
  return accent > 60 && accent < 120 ? 50 : accent;
}

function bodyOf(hue: number, tone: PackColours['tone'], isYellow: boolean): string {
  if (tone === 'pale') return oklch(0.86, 0.055, hue);
  if (tone === 'mid') return oklch(isYellow ? 0.79 : 0.54, isYellow ? 0.155 : 0.15, hue);
  return oklch(isYellow ? 0.46 : 0.37, 0.085, hue);
}

/** The set's colours: the pack's hue, cut with unbleached cotton. */
function groundOf(hue: number) {
  const isCool = hue > 150 && hue < 330;
  const isPink = hue < 35 || hue > 330;
  const pinkHue = hue < 35 ? 18 + hue * 0.6 : 20;
  const ground = (lightness: number, chroma: number) => {
    const dye = oklch(lightness - 0.012, chroma * (isCool ? 0.85 : 1.05), isPink ? pinkHue : hue);
    return mix(dye, oklch(lightness, 0.034, 80), isCool || isPink ? 0.46 : 0.36);
  };
  return {
    wall: ground(0.885, 0.06),
    wallHi: ground(0.93, 0.045),
    wallLo: ground(0.835, 0.07),
    floor: ground(0.865, 0.062),
    floorLo: ground(0.805, 0.075),
    shade: mix(oklch(0.34, 0.07, hue), '#3A2C1C', 0.35),
  };
}

function glassOf(glass: Glass, hue: number) {
  if (glass === 'amber') return { back: '#4A2408', mid: '#7A3C0E', glow: '#B4621A' };
  if (glass === 'green') return { back: '#12301F', mid: '#1F5236', glow: '#3C7D54' };
  if (glass === 'frost') {
    return {
      back: oklch(0.8, 0.03, hue),
      mid: oklch(0.88, 0.03, hue),
      glow: oklch(0.94, 0.025, hue),
    };
  }
  return {
    back: oklch(0.86, 0.02, hue),
    mid: oklch(0.9, 0.02, hue),
    glow: oklch(0.95, 0.015, hue),
  };
}
