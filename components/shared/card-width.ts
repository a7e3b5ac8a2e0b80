/** The width in pixels of the largest file that a card offers. */
export const CARD_WIDTH = 640;
