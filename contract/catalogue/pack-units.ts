/** The units of what is in a pack that the desk offers; pages have a word for each in every language. */
export const PACK_UNITS = [
  ...['g', 'kg', 'mg', 'ml', 'L', 'piece', 'pieces', 'tablets', 'capsules', 'bags'],
  ...['sticks', 'cups', 'cones', 'set'],
];
