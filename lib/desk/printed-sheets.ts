/** What is printed for the parcels of orders. */
export const PRINTED_SHEETS = [
  { name: 'slips', label: 'Packing slip', many: 'Packing slips', isOfOne: true },
  { name: 'labels', label: 'Label', many: 'Labels', isOfOne: true },
  { name: 'picking', label: 'Picking list', many: 'Picking list', isOfOne: false },
] as const;

export type PrintedSheet = (typeof PRINTED_SHEETS)[number];

/** Returns the sheet with a name; the first one for any other. */
export function printedSheet(name: unknown): PrintedSheet {
  return PRINTED_SHEETS.find((sheet) => sheet.name === name) ?? PRINTED_SHEETS[0];
}
