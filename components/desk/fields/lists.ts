/** Returns a list with one part at another place. */
export function moved<Part>(list: readonly Part[], from: number, to: number): Part[] {
  const rest = without(list, from);
  if (to < 0 || to > rest.length) return [...list];
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/** Returns a list without one part. */
export function without<Part>(list: readonly Part[], index: number): Part[] {
  return list.filter((_, place) => place !== index);
}

/** How the parts of a list in order are changed. */
export interface ListOrder<Part> {
  /** The part as it is now. */
  at: (index: number) => Part | undefined;
  move: (from: number, to: number) => void;
  remove: (index: number) => void;
  insert: (index: number, part: Part) => void;
}

/** Returns how a list changes that is held as one value. */
export function orderOf<Part>(
  list: readonly Part[],
  onChange: (list: Part[]) => void,
): ListOrder<Part> {
  return {
    at: (index) => list[index],
    move: (from, to) => onChange(moved(list, from, to)),
    remove: (index) => onChange(without(list, index)),
    insert: (index, part) => onChange([...list.slice(0, index), part, ...list.slice(index)]),
  };
}
