import { zipOf } from './zip-file.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** A cell with a text, or with a number in a format: 22 is a day with its time, 14 a day. */
type Cell = string | { number: number; format: 14 | 22 };

export interface Sheet {
  name: string;
  state?: 'hidden' | 'veryHidden';
  /** By their references: `{ A1: 'SKU' }`. */
  cells: Record<string, Cell>;
}

/** A workbook as spreadsheets write it, for what `xlsxOf` cannot: hidden sheets, days, far cells. */
export function workbookOf(sheets: readonly Sheet[]): Uint8Array {
  const each = (part: (sheet: Sheet, number: number) => string) =>
    sheets.map((sheet, at) => part(sheet, at + 1)).join('');
  const relations = each(
    (_, number) =>
      `<Relationship Id="r${number}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
  );
  const listed = each(
    ({ name, state }, number) =>
      `<sheet name="${name}" sheetId="${number}"${state ? ` state="${state}"` : ''} r:id="r${number}"/>`,
  );
  return zipOf({
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}"><Relationship Id="r0" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${listed}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}">${relations}<Relationship Id="s" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="22" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(
      sheets.map(({ cells }, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetOf(cells)]),
    ),
  });
}

function sheetOf(cells: Record<string, Cell>): string {
  const rows = Map.groupBy(Object.entries(cells), ([place]) => place.replace(/\D+/, ''));
  const written = [...rows].map(
    ([row, some]) =>
      `<row r="${row}">${some.map(([place, cell]) => cellOf(place, cell)).join('')}</row>`,
  );
  return `<worksheet xmlns="${MAIN}"><sheetData>${written.join('')}</sheetData></worksheet>`;
}

function cellOf(place: string, cell: Cell): string {
  if (typeof cell === 'string') return `<c r="${place}" t="inlineStr"><is><t>${cell}</t></is></c>`;
  return `<c r="${place}" s="${cell.format === 14 ? 1 : 2}"><v>${cell.number}</v></c>`;
}
