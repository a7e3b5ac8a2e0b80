import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { PrintedDocument } from './invoice-document.ts';

const PACKAGE = '@expo-google-fonts/anek-devanagari';

/** The font files of one family (Open Font Licence) with Latin, Devanagari and ₹ together. */
const FILES = {
  regular: '400Regular/AnekDevanagari_400Regular.ttf',
  bold: '700Bold/AnekDevanagari_700Bold.ttf',
};

type Weight = keyof typeof FILES;

let fonts: Record<Weight, Buffer> | undefined;

/** Returns the fonts that invoices embed; read for the first one. */
function pdfFonts(): Record<Weight, Buffer> {
  fonts ??= { regular: read('regular'), bold: read('bold') };
  return fonts;
}

function read(weight: Weight): Buffer {
  return readFileSync(createRequire(import.meta.url).resolve(`${PACKAGE}/${FILES[weight]}`));
}

const FIGURES = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });

/** Formats paise for a column: `1,23,456.00`. */
export function figures(paise: number): string {
  return FIGURES.format(paise / 100);
}

/** Formats paise as rupees: `₹1,23,456.00`, and `-₹0.50`. */
export function formatInvoicePaise(paise: number): string {
  return `${paise < 0 ? '-' : ''}₹${figures(Math.abs(paise))}`;
}

/** Points; an A4 page is 595 by 842. */
export const LEFT = 36;
const WIDTH = 523;
export const RIGHT = LEFT + WIDTH;
const TOP = 36;
/** The page footer is below it. */
export const BOTTOM = 790;
/** The shop's colours: leaf green, turmeric, vermilion, and the tint of table heads. */
export const VANA = '#0f3d2e';
export const HALDI = '#e8a317';
export const KUMKUM = '#d9364f';
const TINT = '#eef2e6';
/** The height of the band across the top of a page. */
export const BAND = 8;
const INK = '#1d1d1b';
const RULE = '#b8b4a8';
const RULE_WIDTH = 0.5;
/** The font's line height is large; a share of the size is subtracted. */
const LINE_GAP = -0.2;

interface TextStyle {
  x?: number;
  width?: number;
  size?: number;
  weight?: Weight;
  align?: 'left' | 'right' | 'center';
  color?: string;
}

/** A PDF that is being drawn: everything is drawn at `y`, which moves down the page. */
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
  }

  /** Draws a text at `y` and returns its height in points. `y` does not move. */
  text(text: string, style: TextStyle = {}): number {
    const options = this.#choose(style);
    this.pdf.fillColor(style.color ?? INK).text(text, style.x ?? LEFT, this.y, options);
    return this.pdf.heightOfString(text, options);
  }

  /** Returns the height of `text`, in points. */
  height(text: string, style: TextStyle = {}): number {
    return this.pdf.heightOfString(text, this.#choose(style));
  }

  /** Draws a text and moves below it. */
  line(text: string, style: TextStyle = {}): void {
    this.y += this.text(text, style);
  }

  /** Draws a thin line across the page at `y`. */
  rule(): void {
    this.pdf
      .moveTo(LEFT, this.y)
      .lineTo(RIGHT, this.y)
      .lineWidth(RULE_WIDTH)
      .strokeColor(RULE)
      .stroke();
  }

  /** Fills the whole width of a row that begins at `y`. */
  tint(height: number): void {
    this.pdf.rect(LEFT, this.y, WIDTH, height).fill(TINT);
  }

  /** Starts a new page where the next `points` do not fit; returns whether it did. */
  makeRoom(points: number): boolean {
    if (this.y + points <= BOTTOM) return false;
    this.pdf.addPage();
    this.y = TOP;
    return true;
  }

  #choose({
    x = LEFT,
    width = RIGHT - x,
    size = 9,
    weight = 'regular',
    align = 'left',
  }: TextStyle) {
    this.pdf.font(weight).fontSize(size);
    return { width, align, lineGap: LINE_GAP * size };
  }
}
