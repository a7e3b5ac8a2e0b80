import type { Desk, DeskEntry } from './desk';
import type { DeskMove } from './desk-moves';

/** Returns the moves that an entry may make as it is. */
export function offeredMoves({ moves = [] }: Desk, entry: DeskEntry): DeskMove[] {
  return moves.filter(({ when }) => !when || when.in.includes(entry[when.field]));
}
