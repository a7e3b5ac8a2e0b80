/** A value of this tab that any module may change and components display by `useSharedValue`. */
export interface SharedValue<Value> {
  /** The value on the server and until the first change. */
  readonly first: Value;
  /** Returns the value: the same object until it changes, as `useSyncExternalStore` requires. */
  get: () => Value;
  /** Changes the value. An equal one changes nothing, so that nothing is rendered again. */
  set: (next: Value) => void;
  /** Calls `listener` at every change. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

/** Makes a shared value, which consists of JSON. For data that is read from the shop by its address, use SWR. */
export function sharedValue<Value>(first: Value): SharedValue<Value> {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    first,
    get: () => value,
    set: (next) => {
      if (JSON.stringify(next) === JSON.stringify(value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
