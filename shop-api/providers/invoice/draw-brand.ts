import { BAND, HALDI, KUMKUM, LEFT, type Sheet, VANA } from './sheet.ts';

/** The petals and the bud of the shop's sign, drawn 100 units wide and high. */
const PETAL = 'M50 96C24 84 4 54 10 10C40 20 54 50 50 96Z';
const BUD = 'M50 60C40 44 41 22 50 4C59 22 60 44 50 60Z';
const UNITS = 100;

/** The size of the sign on paper, in points. */
export const SIGN_SIZE = 38;

const PAGE_WIDTH = 595;
const LINE = 2;

/** Draws the shop's colours across the top of a page. */
export function drawBand({ pdf }: Sheet): void {
  pdf.rect(0, 0, PAGE_WIDTH, BAND).fill(VANA);
  pdf.rect(0, BAND, PAGE_WIDTH, LINE).fill(HALDI);
}

/** Draws the shop's sign at the left, with its top at `y`. */
export function drawSign({ pdf }: Sheet, y: number): void {
  pdf
    .save()
    .translate(LEFT, y)
    .scale(SIGN_SIZE / UNITS);
  pdf.path(PETAL).fill(VANA);
  pdf.save().translate(UNITS, 0).scale(-1, 1).path(PETAL).fill(VANA).restore();
  pdf.path(BUD).fill(KUMKUM);
  pdf.restore();
}
