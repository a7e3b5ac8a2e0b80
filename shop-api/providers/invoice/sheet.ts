import PDFDocument from 'pdfkit';
import { LANGUAGES } from '../../../contract/shop/languages.ts';
import type { InvoiceWords, PrintedDocument } from './invoice-document.ts';
import { fontFile, SHOP_FAMILY, type Weight } from './script-fonts.ts';
import { drawScriptLines, scriptHeight, scriptLines } from './script-lines.ts';
import { isPlain } from './script-runs.ts';

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
  /** What the text is, for screen readers (ISO 32000-1, 14.8.4). */
  tag?: 'P' | 'H1' | 'TH' | 'TD';
}

/** A part of the document's structure. */
type Part = ReturnType<PDFKit.PDFDocument['struct']>;

/**
 * A PDF that is being drawn: everything is drawn at `y`, which moves down the page, and is tagged in
 * the order it is drawn in.
 */
export class Sheet {
  readonly pdf: PDFKit.PDFDocument;
  y = TOP;
  /** Translates a text of the shop. */
  readonly t: InvoiceWords['t'];
  /** Texts are added to it: the document, a table or a row. */
  #part: Part;

  /** Date and title come from the document, so that the same document makes the same bytes. */
  constructor({ title, number, issuedAt, seller }: PrintedDocument, { language, t }: InvoiceWords) {
    this.t = t;
    const date = new Date(issuedAt);
    this.pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      lang: LANGUAGES[language].tag,
      tagged: true,
      displayTitle: true,
      info: {
        Title: `${t(title)} ${number}`,
        Author: t(seller.name),
        CreationDate: date,
        ModDate: date,
      },
    });
    for (const weight of ['regular', 'bold'] as const)
      this.pdf.registerFont(weight, fontFile(SHOP_FAMILY, weight));
    this.#part = this.pdf.struct('Document');
    this.pdf.addStructure(this.#part);
  }

  /** Draws a table or a row of it; the texts are its parts. */
  within(tag: 'Table' | 'TR', draw: () => void): void {
    const around = this.#part;
    const part = this.pdf.struct(tag);
    around.add(part);
    this.#part = part;
    draw();
    this.#part = around;
    part.end();
  }

  /** Draws a picture that screen readers speak as `alt`. */
  figure(alt: string, draw: () => void): void {
    this.#part.add(this.pdf.struct('Figure', { alt }, [draw]));
  }

  /** Draws what is no part of the text: lines, colours, the feet of pages. */
  ornament(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.pdf.endMarkedContent();
  }

  /** Draws a text at `y` and returns its height in points. `y` does not move. */
  text(text: string, style: TextStyle = {}): number {
    let height = 0;
    const draw = () => {
      height = this.untagged(text, style);
    };
    this.#part.add(this.pdf.struct(style.tag ?? 'P', {}, [draw]));
    return height;
  }

  /** Draws a text inside an ornament or a tagged part. */
  untagged(text: string, style: TextStyle = {}): number {
    const { x = LEFT, color = INK } = style;
    const options = this.#choose(style);
    this.pdf.fillColor(color);
    if (isPlain(text)) {
      this.pdf.text(text, x, this.y, options);
      return this.pdf.heightOfString(text, options);
    }
    const lines = scriptLines(text, options);
    drawScriptLines(this.pdf, lines, { x, y: this.y, style: options });
    return scriptHeight(this.pdf, lines.length, options);
  }

  /** Returns the height of `text`, in points. */
  height(text: string, style: TextStyle = {}): number {
    const options = this.#choose(style);
    if (isPlain(text)) return this.pdf.heightOfString(text, options);
    return scriptHeight(this.pdf, scriptLines(text, options).length, options);
  }

  /** Draws a text and moves below it. */
  line(text: string, style: TextStyle = {}): void {
    this.y += this.text(text, style);
  }

  /** Draws a thin line across the page at `y`. */
  rule(): void {
    this.ornament(() => {
      this.pdf
        .moveTo(LEFT, this.y)
        .lineTo(RIGHT, this.y)
        .lineWidth(RULE_WIDTH)
        .strokeColor(RULE)
        .stroke();
    });
  }

  /** Fills the whole width of a row that begins at `y`. */
  tint(height: number): void {
    this.ornament(() => this.pdf.rect(LEFT, this.y, WIDTH, height).fill(TINT));
  }

  /** Starts a new page where the next `points` do not fit; returns whether it did. */
  makeRoom(points: number): boolean {
    if (this.y + points <= BOTTOM) return false;
    this.newPage();
    return true;
  }

  newPage(): void {
    this.pdf.addPage();
    this.y = TOP;
  }

  #choose({
    x = LEFT,
    width = RIGHT - x,
    size = 9,
    weight = 'regular',
    align = 'left',
  }: TextStyle) {
    this.pdf.font(weight).fontSize(size);
    return { width, align, size, weight, lineGap: LINE_GAP * size };
  }
}
