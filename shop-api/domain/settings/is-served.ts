import type { PinSettings } from '../../../contract/settings/setting-rules.ts';

/** Whether the shop delivers to a PIN code. */
export function isServed({ served, not_served: notServed }: PinSettings, pin: string): boolean {
  const begins = (digits: string) => pin.startsWith(digits);
  return (served.length === 0 || served.some(begins)) && !notServed.some(begins);
}
