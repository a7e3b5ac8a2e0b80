import { setTimeout as pause } from 'node:timers/promises';
import type { Staff } from '../people/staff.ts';
import type { Acknowledged } from './buy.ts';

const EVERY_MS = 2_000;
/** The number printed on the first order is above this. */
const BEFORE_THE_FIRST = 100_000;
const idOf = (number: string) => Number(number.slice('VN'.length)) - BEFORE_THE_FIRST;

/** Staff confirm and pack the newest order, which has an invoice then. */
export async function pack(
  staff: Staff,
  orders: readonly Acknowledged[],
  packed: string[],
): Promise<void> {
  const rest = pause(EVERY_MS);
  const number = orders.at(-1)?.number;
  if (number && !packed.includes(number)) {
    for (const to of ['Confirmed', 'Packed']) await staff.move(idOf(number), to);
    packed.push(number);
  }
  await rest;
}
