import PDFDocument from 'pdfkit';
import type { PrintedDocument } from './invoice-document.ts';
import type { Weight } from './pdf-fonts.ts';
import { pdfFonts } from './pdf-fonts.ts';

/** Points; an A4 page is 595 by 842. */
export const LEFT = 36;
export const WIDTH = 523;
export const RIGHT = LEFT + WIDTH;
export const TOP = 36;
/** Below it stands the page's own line. */
export const BOTTOM = 790;
const INK = '#1d1d1b';
const RULE = '#b8b4a8';
const RULE_WIDTH = 0.5;
/** The font's own lines stand wide apart; a share of the size is taken off. */
const LINE_GAP = -0.2;

interface Look {
  x?: number;
  width?: number;
  size?: number;
  weight?: Weight;
  align?: 'left' | 'right' | 'center';
}

/** A PDF under the pen: everything is drawn at `y`, which goes down the page. */
export class Sheet {
  readonly pdf: PDFKit.PDFDocument;
  y = TOP;

  /** Date and title come from the document, so that the same document makes the same bytes. */
  constructor({ title, number, issuedAt, seller }: PrintedDocument) {
    const date = new Date(issuedAt);
    this.pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      lang: 'en-IN',
      displayTitle: true,
      info: {
        Title: `${title} ${number}`,
        Author: seller.name,
        CreationDate: date,
        ModDate: date,
      },
    });
    for (const [weight, file] of Object.entries(pdfFonts())) this.pdf.registerFont(weight, file);
    this.pdf.fillColor(INK);
  }

  /** Draws a text at `y`; its height in points. The pen stays where it is. */
  text(text: string, look: Look = {}): number {
    const options = this.#choose(look);
    this.pdf.text(text, look.x ?? LEFT, this.y, options);
    return this.pdf.heightOfString(text, options);
  }

  /** What `text` would take, in points. */
  height(text: string, look: Look = {}): number {
    return this.pdf.heightOfString(text, this.#choose(look));
  }

  /** Draws a text and goes below it. */
  line(text: string, look: Look = {}): void {
    this.y += this.text(text, look);
  }

  /** A thin line across the page at `y`. */
  rule(): void {
    this.pdf
      .moveTo(LEFT, this.y)
      .lineTo(RIGHT, this.y)
      .lineWidth(RULE_WIDTH)
      .strokeColor(RULE)
      .stroke();
  }

  /** Goes to a new page where the next `points` would not fit; whether it did. */
  makeRoom(points: number): boolean {
    if (this.y + points <= BOTTOM) return false;
    this.pdf.addPage();
    this.pdf.fillColor(INK);
    this.y = TOP;
    return true;
  }

  #choose({ x = LEFT, width = RIGHT - x, size = 9, weight = 'regular', align = 'left' }: Look) {
    this.pdf.font(weight).fontSize(size);
    return { width, align, lineGap: LINE_GAP * size };
  }
}
