import { withValues } from './text-with-values.ts';

/** Messages to staff about files of goods; the desk is in English. */
export const goodsFileMessages = {
  empty: 'The file is empty',
  noRows: 'The file has column names and no rows',
  unknownKind: 'The file is neither CSV nor XLSX. Save it as one of them.',
  oldExcel: 'The file is an old Excel file (.xls). Save it as XLSX or CSV.',
  notReadable: 'The file cannot be read: it is damaged',
  tooLarge: (mb: number) => withValues('The file is larger than {mb} MB', { mb }),
  zipTooLarge: (mb: number) => withValues('The ZIP is larger than {mb} MB', { mb }),
  tooManyRows: (max: number) =>
    withValues('The file has more than {max} rows. Send it in parts.', { max }),
  unpacksTooLarge: (mb: number) =>
    withValues('The file unpacks to more than {mb} MB and was not opened', { mb }),
  partTooLarge: 'Send parts of at most 1 MB',
  farCell: (rows: number, columns: number) =>
    withValues(
      'The sheet reaches to row {rows} and column {columns}. Delete the empty rows and columns behind the goods.',
      { rows, columns },
    ),
  tooMuch: 'The file takes too much memory or time to read and was not opened',
  tooManyFiles: (max: number) => withValues('The ZIP has more than {max} files', { max }),
  unsafeName: (name: string) =>
    withValues('The ZIP has a file with an unsafe name: {name}', { name }),
  encrypted: 'The ZIP is protected by a password',
  brokenQuotes: (row: number) =>
    withValues('A quotation mark that opens before row {row} is not closed', { row }),
  cellTooLong: 'A cell is longer than 1 MB: is a quotation mark not closed?',
  oneColumn: (first: string) =>
    withValues(
      'The first row has one column, “{first}”. Separate the columns by comma, semicolon or tab.',
      { first },
    ),
  missingColumn: (label: string) => withValues('The file has no column “{label}”', { label }),
  unknownColumn: 'No column of the shop has this name',
  twiceColumn: (label: string) => withValues('Two columns of the file are “{label}”', { label }),
  /** Of a cell. */
  formula: 'Begins like a formula: taken as text',
  shortened:
    'A spreadsheet has shortened this number. Format the column as text and enter it again.',
  zeroAdded: (hsn: string) => withValues('A leading zero was added: {hsn}', { hsn }),
  notANumber: 'Not a number',
  ambiguousNumber: (plain: string, decimal: string) =>
    withValues('Write {plain} or {decimal}: a file of this kind may mean either', {
      plain,
      decimal,
    }),
  /** Of a number or moment that is written as elsewhere in the world. */
  readAs: (cell: string, value: string | number) =>
    withValues('“{cell}” was read as {value}', { cell, value }),
  notAMoment: 'Not a date. Write it as 2026-12-31 or 2026-12-31 18:00',
  unstorable: 'Has a character that no text can have (NUL). Enter the cell again.',
  rowNotWritten: 'Could not be written; the others were',
  madeADate: 'A date: a spreadsheet may have made it of another text',
  notYesOrNo: 'Write yes or no',
  unknownName: (name: string) => withValues('“{name}” does not exist', { name }),
  nameWithoutLetters: (name: string) =>
    withValues('“{name}” has no letter or digit to make an address of', { name }),
  ambiguousName: (name: string) =>
    withValues('Several categories are called “{name}”: write the path', { name }),
  ambiguousPicture: (name: string) =>
    withValues('Several pictures are called “{name}”: write the path', { name }),
  tooDeepPath: 'Categories are at most three levels deep',
  unknownSku: (sku: string) => withValues('No product has the SKU {sku}', { sku }),
  barcodeTwice: (row: number) => withValues('The barcode stands in row {row} too', { row }),
  barcodeTaken: (sku: string) => withValues('{sku} has this barcode', { sku }),
  skuTwice: (row: number) => withValues('The SKU stands in row {row} too', { row }),
  pictureNotInZip: (name: string) => withValues('“{name}” is not in the ZIP', { name }),
  pictureNoZip: (name: string) =>
    withValues('“{name}” is a file name, and no ZIP of pictures was sent', { name }),
  pictureUnknown: (id: string) => withValues('No stored picture has the id {id}', { id }),
  pictureTooLarge: (name: string, mb: number) =>
    withValues('“{name}” is larger than {mb} MB', { name, mb }),
  pictureAddress: 'Pictures come from https addresses only',
  stateWrong: 'This step is not possible now: load the page again',
  partsMissing: (name: string) => withValues('“{name}” has not arrived whole', { name }),
  partElsewhere: 'The part does not follow what has arrived',
  changedSince: (sku: string, by: string) =>
    withValues('{by} has changed {sku} since the check. Check the file again.', { by, sku }),
  notStaff: 'The account that accepted the import is no longer of the staff',
  nothingToWrite: 'No row of the file changes anything',
  writeFailed: 'The rows could not be written; nothing was changed',
  interrupted: 'The shop was stopped meanwhile. Nothing was changed; start the step again.',
  pictureLost: (source: string, why: string) => withValues('{source}: {why}', { source, why }),
  tooManyForXlsx: (max: number) =>
    withValues('XLSX has room for {max} products here. Take the CSV.', { max }),
  /** Of pictures of other addresses. */
  privateAddress: 'The address leads into a private network',
  pictureFailed: 'The shop could not store it',
  noPictureThere: 'No picture is there',
  tooManyRedirects: 'The address leads on and on',
  fetchTooLarge: (mb: number) => withValues('Larger than {mb} MB', { mb }),
  fetchTooSlow: 'No answer in time',
  draft: (what: string) => withValues('Comes in as a draft: {what}', { what }),
} as const;
