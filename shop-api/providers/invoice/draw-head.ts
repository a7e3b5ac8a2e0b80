import QRCode from 'qrcode';
import { addressText } from '../../../contract/messages/address-text.ts';
import {
  listText,
  type TextWithValues,
  withValues,
} from '../../../contract/messages/text-with-values.ts';
import { drawSign, SIGN_SIZE } from './draw-brand.ts';
import type { PrintedDocument } from './invoice-document.ts';
import { printable } from './script-runs.ts';
import { formatInvoicePaise, LEFT, RIGHT, type Sheet, VANA } from './sheet.ts';

const QR_SIZE = 84;
const QR_INK = '#000000';
const HALF = 250;
const SECOND_HALF = RIGHT - HALF;
const GAP = 8;

/** Draws seller, buyer, and the numbers and dates of the document and the order. */
export function drawHead(sheet: Sheet, document: PrintedDocument): void {
  const top = sheet.y;
  drawSeller(sheet, document);
  sheet.figure(sheet.t('QR code with the number, the total and the tax'), () => {
    drawQr(sheet, { text: qrText(document), x: RIGHT - QR_SIZE, y: top });
  });
  sheet.y = Math.max(sheet.y, top + QR_SIZE) + GAP;
  sheet.rule();
  sheet.y += GAP;
  const middle = sheet.y;
  drawBuyer(sheet, document);
  const end = sheet.y;
  sheet.y = middle;
  drawFacts(sheet, document);
  sheet.y = Math.max(sheet.y, end) + GAP;
}

function drawSeller(sheet: Sheet, { title, seller }: PrintedDocument): void {
  const { t } = sheet;
  const width = RIGHT - LEFT - QR_SIZE - GAP;
  sheet.ornament(() => drawSign(sheet, sheet.y));
  const beside = { x: LEFT + SIGN_SIZE + GAP, width: width - SIGN_SIZE - GAP };
  sheet.line(t(title), { ...beside, size: 16, weight: 'bold', color: VANA, tag: 'H1' });
  sheet.line(t('Original for recipient'), { ...beside, size: 8 });
  sheet.y += 10;
  sheet.line(t(seller.name), { width, weight: 'bold', size: 10 });
  sheet.line(t(sellerAddress(seller.lines)), { width });
  sheet.line(`GSTIN: ${seller.gstin}`, { width, weight: 'bold' });
  const licences = seller.licences.map((licence) => t(listText(licence.split(': '), ': ')));
  sheet.line(licences.join(', '), { width, size: 8 });
}

/** The lines of the company, then its city and PIN code, its state and country. */
function sellerAddress(lines: readonly string[]): TextWithValues {
  const place = addressText(lines.slice(-2).join(', '));
  return listText([...lines.slice(0, -2), place]);
}

function drawBuyer(sheet: Sheet, document: PrintedDocument): void {
  const { buyer, shipTo, placeOfSupply } = document;
  if (!shipTo) {
    const title = 'order' in document ? 'Billed and delivered to' : 'Billed to';
    drawParty(sheet, { ...buyer, title, state: placeOfSupply });
    return;
  }
  drawParty(sheet, { ...buyer, title: 'Bill to', state: buyer.gstin ? placeOfSupply : undefined });
  sheet.y += GAP;
  drawParty(sheet, { ...shipTo, title: 'Ship to', state: shipTo });
}

type Party = PrintedDocument['buyer'] & {
  title: string;
  state: { state: string; code: string } | undefined;
};

function drawParty(sheet: Sheet, party: Party): void {
  const { t } = sheet;
  sheet.line(t(party.title), { width: HALF, size: 8 });
  // A name only in letters that no font has would be an empty line.
  const name = printable(party.name).trim() === '' ? t('Customer') : party.name;
  sheet.line(name, { width: HALF, weight: 'bold', size: 10 });
  if (party.gstin) sheet.line(`GSTIN: ${party.gstin}`, { width: HALF, weight: 'bold' });
  if (party.address) sheet.line(t(addressText(party.address)), { width: HALF });
  sheet.line(t(withValues('Mobile: {mobile}', party)), { width: HALF });
  if (party.state) {
    sheet.line(t(withValues('State: {state} (code {code})', party.state)), { width: HALF });
  }
}

function drawFacts(sheet: Sheet, document: PrintedDocument): void {
  const { t } = sheet;
  const { state, code } = document.placeOfSupply;
  const facts = [
    ...numberFacts(sheet, document),
    ...subjectFacts(sheet, document),
    [t('Place of supply'), `${t(state)} (${code})`],
    [t('Tax payable on reverse charge'), t('No')],
  ];
  const labels = 120;
  for (const [label = '', fact = ''] of facts) {
    const height = sheet.text(label, { x: SECOND_HALF, width: labels });
    const place = { x: SECOND_HALF + labels, width: HALF - labels };
    sheet.y += Math.max(height, sheet.text(fact, { ...place, weight: 'bold' }));
  }
}

/** The order, or the term of the membership. */
function subjectFacts({ t }: Sheet, document: PrintedDocument): string[][] {
  if (!('order' in document)) {
    const { plan, from, until } = document.membership;
    return [
      [t('Membership'), t(plan)],
      [t('From'), from],
      [t('Until'), until],
    ];
  }
  const { number, placedOn, deliveryMethod } = document.order;
  return [
    [t('Order number'), number],
    [t('Order date'), placedOn],
    [t('Delivery'), t(deliveryMethod)],
  ];
}

function numberFacts({ t }: Sheet, document: PrintedDocument): string[][] {
  const { number, issuedOn } = document;
  if (!('credits' in document))
    return [
      [t('Invoice number'), number],
      [t('Invoice date'), issuedOn],
    ];
  const { credits, reason, isOfPart } = document;
  const whole = 'order' in document ? 'Order' : 'Membership';
  const invoice = { number: credits.number, day: credits.issuedOn };
  return [
    [t('Credit note number'), number],
    [t('Credit note date'), issuedOn],
    [t('For invoice'), t(withValues('{number} of {day}', invoice))],
    [t('Reason'), t(isOfPart ? reason : `${whole} ${reason.toLowerCase()}`)],
  ];
}

/**
 * Returns the content of the QR code, in English whatever the document's language, for who checks it.
 * It has no payment address, so that none can be tampered with.
 */
function qrText(document: PrintedDocument): string {
  const { number, issuedOn, seller, sums } = document;
  const subject =
    'order' in document
      ? `Order ${document.order.number}`
      : `Membership from ${document.membership.from}`;
  const tax = sums.cgstPaise + sums.sgstPaise + sums.igstPaise;
  const names =
    'credits' in document
      ? [`Credit note ${number} of ${issuedOn}`, `Invoice ${document.credits.number}`]
      : [`Invoice ${number} of ${issuedOn}`];
  return [
    ...names,
    subject,
    `GSTIN ${seller.gstin}`,
    `Total ${formatInvoicePaise(sums.totalPaise)}`,
    `Tax ${formatInvoicePaise(tax)}`,
  ].join('\n');
}

function drawQr({ pdf }: Sheet, { text, x, y }: { text: string; x: number; y: number }): void {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const side = QR_SIZE / modules.size;
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column)) pdf.rect(x + column * side, y + row * side, side, side);
    }
  }
  pdf.fill(QR_INK);
}
