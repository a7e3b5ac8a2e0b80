/** What moves a stock; `docs/orders.md` says when. */
export const MOVEMENT_KINDS = [
  'opening',
  'order',
  'release',
  'cancel',
  'replacement',
  'return',
  'correction',
  'count',
  'import',
  /** Of a bundle, whose stock follows its parts. */
  'parts',
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** Why staff correct a stock. `returned`: goods that customers sent back are sold again. */
export const CORRECTION_REASONS = [
  'received',
  'returned',
  'damaged',
  'expired',
  'lost',
  'found',
  'other',
] as const;
export type CorrectionReason = (typeof CORRECTION_REASONS)[number];

/** `short` is low or out; all but `unknown` name goods that are sold. */
export const STOCK_LEVELS = ['short', 'low', 'out', 'ending', 'unknown'] as const;
export type StockLevelName = (typeof STOCK_LEVELS)[number];
