const RUPEES = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** Paise as they stand in a sentence: `₹1,23,456.00`. */
export function formatPaise(paise: number): string {
  return RUPEES.format(paise / 100);
}
