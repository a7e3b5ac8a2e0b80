import type { Desk, DeskEntry, DeskMove } from './desk';

/** Returns the moves that an entry may make as it is. */
export function offeredMoves({ moves = [] }: Desk, entry: DeskEntry): DeskMove[] {
  return moves.filter(({ when }) => !when || when.in.includes(entry[when.field]));
}
