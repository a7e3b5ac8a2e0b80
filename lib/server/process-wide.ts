/**
 * Returns a function that returns one value for the whole process, made at its first call. Next.js
 * bundles code that writes and code that reads separately; both share the global object.
 */
export function processWide<Value>(name: string, make: () => Value): () => Value {
  const key = Symbol.for(`shop.${name}`);
  const shared = globalThis as typeof globalThis & { [key]?: Value };
  return () => {
    shared[key] ??= make();
    return shared[key];
  };
}
