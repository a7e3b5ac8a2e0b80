const FIGURES = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });

/** Paise as they stand in a column: `1,23,456.00`. */
export function figures(paise: number): string {
  return FIGURES.format(paise / 100);
}

/** `₹1,23,456.00`, and `-₹0.50`. */
export function rupees(paise: number): string {
  return `${paise < 0 ? '-' : ''}₹${figures(Math.abs(paise))}`;
}
