import type {
  Schema,
  SchemaFieldDescription,
  SchemaInnerTypeDescription,
  SchemaObjectDescription,
} from 'yup';

/** The part of JSON Schema 2020-12 that the contract needs. */
export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  description?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
}

interface Described {
  type: string;
  nullable?: boolean;
  optional?: boolean;
  oneOf?: unknown[];
  default?: unknown;
  /** `rules`: those of an object that the verb of the call checks. */
  meta?: { isFile?: boolean; rules?: Schema };
  tests?: { name?: string; params?: Record<string, unknown> }[];
}

type Test = NonNullable<Described['tests']>[number];

/** Converts a yup schema to JSON Schema, from the schema's own description. */
export function jsonSchema(schema: Schema): JsonSchema {
  return fromDescription(schema.describe());
}

function fromDescription(description: SchemaFieldDescription): JsonSchema {
  const facts = description as Described;
  if (facts.meta?.rules) return jsonSchema(facts.meta.rules);
  const choices = facts.oneOf?.length ? { enum: [...facts.oneOf] } : {};
  const fallback = isPlain(facts.default) ? { default: facts.default } : {};
  const checked = (facts.tests ?? []).map((test) => fromTest(facts.type, test));
  const schema = Object.assign(typeOf(facts), inner(description), choices, ...checked, fallback);
  return facts.nullable ? orNull(schema) : schema;
}

function typeOf({ type, tests, meta }: Described): JsonSchema {
  if (meta?.isFile) return { type: 'string', format: 'binary' };
  if (type === 'mixed') return {};
  const isWhole = type === 'number' && tests?.some((test) => test.name === 'integer');
  return { type: isWhole ? 'integer' : type };
}

function inner(description: SchemaFieldDescription): JsonSchema {
  if (description.type === 'object') return properties(description as SchemaObjectDescription);
  if (description.type !== 'array') return {};
  const { innerType } = description as SchemaInnerTypeDescription;
  return innerType && !Array.isArray(innerType) ? { items: fromDescription(innerType) } : {};
}

function properties({ fields }: SchemaObjectDescription): JsonSchema {
  const entries = Object.entries(fields);
  const required = entries.filter(([, field]) => isPresent(field as Described));
  return {
    properties: Object.fromEntries(entries.map(([name, field]) => [name, fromDescription(field)])),
    ...(required.length > 0 && { required: required.map(([name]) => name) }),
  };
}

/** Yup fills a missing object with its default, so an object is there unless that is undefined. */
function isPresent({ type, optional, default: fallback }: Described): boolean {
  return !optional || (type === 'object' && fallback !== undefined);
}

/** Converts one rule of yup to JSON Schema; a rule that only code can check adds nothing. */
function fromTest(type: string, { name, params = {} }: Test): JsonSchema {
  if (name === 'min' || name === 'max' || name === 'length') return fromBound(type, name, params);
  if (name === 'email') return { format: 'email' };
  if (name === 'uuid') return { format: 'uuid' };
  if (name === 'matches' && params.regex instanceof RegExp) return { pattern: params.regex.source };
  if (name === 'is-value') return { const: params.value === 'true' };
  return {};
}

const BOUNDS: Record<string, [keyof JsonSchema, keyof JsonSchema]> = {
  string: ['minLength', 'maxLength'],
  number: ['minimum', 'maximum'],
  array: ['minItems', 'maxItems'],
};

function fromBound(type: string, name: string, params: Record<string, unknown>): JsonSchema {
  if (params.more !== undefined) return { exclusiveMinimum: Number(params.more) };
  const [least, max] = BOUNDS[type] ?? [];
  if (!least || !max) return {};
  if (name === 'length') return { [least]: params.length, [max]: params.length };
  return name === 'min' ? { [least]: params.min } : { [max]: params.max };
}

function orNull(schema: JsonSchema): JsonSchema {
  const { type, enum: choices } = schema;
  if (typeof type === 'string') schema.type = [type, 'null'];
  if (choices) schema.enum = [...choices, null];
  return schema;
}

function isPlain(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
