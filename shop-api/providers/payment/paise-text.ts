const RUPEES = /^(0|[1-9]\d{0,10})(?:\.(\d{1,2}))?$/;

/** Paise as gateways write rupees: `1234.50`. Throws a RangeError unless they are a whole number ≥ 0. */
export function paiseText(paise: number): string {
  if (!Number.isSafeInteger(paise) || paise < 0) throw new RangeError(`${paise} is no amount`);
  const digits = String(paise).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Reads rupees digit by digit, so that no fraction is ever rounded. Undefined for anything but plain
 * decimal digits below a hundred billion, with one or two after the point or none.
 */
export function readPaise(text: string): number | undefined {
  const [matched, rupees = '', fraction = ''] = RUPEES.exec(text) ?? [];
  return matched === undefined ? undefined : Number(rupees + fraction.padEnd(2, '0'));
}
