import type { LabelText } from './label.ts';
import type { Palette } from './palette.ts';

/** A drawn pack in the 800 × 1000 frame. */
export interface Pack {
  defs: string;
  body: string;
  /** The foot of the pack: left and right end, and the floor. */
  foot: { left: number; right: number; y: number };
}

export interface PackInput {
  /** Prefix of every id in the drawing, so that drawings can share a page. */
  id: string;
  colours: Palette;
  label: LabelText;
}
