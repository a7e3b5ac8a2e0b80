/** What reviews speak of, by its name in addresses and on the wire, with its words for shoppers. */
export const REVIEW_QUALITIES = {
  aroma: 'Aroma',
  taste: 'Taste',
  texture: 'Texture',
  freshness: 'Freshness',
  purity: 'Purity',
  colour: 'Colour',
  packing: 'Packing',
  delivery: 'Delivery',
  price: 'Price',
} as const;
export type ReviewQuality = keyof typeof REVIEW_QUALITIES;

/** The names of these. */
export const REVIEW_QUALITY_NAMES = Object.keys(REVIEW_QUALITIES) as ReviewQuality[];
