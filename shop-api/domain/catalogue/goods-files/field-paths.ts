type Fields = Record<string, unknown>;

/** Returns the value at a path such as `net_quantity.value`; undefined where there is none. */
export function fieldAt(fields: object, path: string): unknown {
  let value: unknown = fields;
  for (const name of path.split('.')) {
    value = isFields(value) ? value[name] : undefined;
  }
  return value;
}

/** Sets a value at a path, and makes what leads to it; what the fields shared stays as it was. */
export function withField(fields: Fields, path: string, value: unknown): Fields {
  const [name = '', ...rest] = path.split('.');
  const inner = fields[name];
  const set =
    rest.length === 0 ? value : withField(isFields(inner) ? inner : {}, rest.join('.'), value);
  return { ...fields, [name]: set };
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
