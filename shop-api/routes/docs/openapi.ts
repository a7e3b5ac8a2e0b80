import { areas } from '../../../contract/endpoints.ts';
import {
  type Access,
  absolutePath,
  type Endpoint,
  fileTypeOf,
  isKeyed,
} from '../../../contract/kit/endpoint.ts';
import { errorAnswer } from '../../../contract/kit/errors.ts';
import {
  COMPANY_HEADER,
  IDEMPOTENCY_HEADER,
  LOGIN_HEADER,
  VISITOR_HEADER,
} from '../../../contract/kit/headers.ts';
import { COMPANY_ID } from '../../../contract/shop/limits.ts';
import { AREA_TEXTS, CALLERS } from './area-texts.ts';
import { type JsonSchema, jsonSchema } from './json-schema.ts';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: JsonSchema;
}

const SECURITY: Record<Access, Record<string, string[]>[]> = {
  public: [],
  shopper: [{ visitor: [] }, { login: [] }],
  customer: [{ login: [] }],
  staff: [{ login: [] }],
};

const REFUSAL = { $ref: '#/components/responses/refusal' };

/** Returns the contract as an OpenAPI 3.1 document. */
export function openApiDocument() {
  return {
    openapi: '3.1.0',
    info: { title: 'Shop API', version: '1', description: 'Calls between storefront and shop.' },
    servers: [{ url: '/', description: 'The API that answers this document' }],
    tags: Object.entries(AREA_TEXTS).map(([name, description]) => ({ name, description })),
    paths: paths(),
    components: { securitySchemes, responses: { refusal } },
  };
}

const securitySchemes = {
  visitor: { type: 'apiKey', in: 'header', name: VISITOR_HEADER },
  login: {
    type: 'apiKey',
    in: 'header',
    name: LOGIN_HEADER,
    description: 'Written `token {token}`.',
  },
};

const refusal = {
  description: 'Refused; `code` says why, `message` is for the shopper.',
  content: { 'application/json': { schema: jsonSchema(errorAnswer) } },
};

/**
 * Groups the calls by path. OpenAPI allows one spelling of `{names}` per path: the first of the
 * table.
 */
function paths() {
  const found = new Map<string, { path: string; calls: Record<string, unknown> }>();
  for (const [area, rows] of Object.entries(areas)) {
    for (const [name, row] of Object.entries<Endpoint>(rows)) {
      const path = absolutePath(row.path);
      const shape = path.replace(/\{\w+\}/g, '{}');
      const entry = found.get(shape) ?? { path, calls: {} };
      entry.calls[row.method.toLowerCase()] = operation(area, name, row, entry.path);
      found.set(shape, entry);
    }
  }
  return Object.fromEntries([...found.values()].map(({ path, calls }) => [path, calls]));
}

function operation(area: string, name: string, row: Endpoint, path: string) {
  return {
    operationId: name,
    tags: [area],
    summary: row.summary,
    description: describeCall(row),
    security: SECURITY[row.access],
    parameters: [...pathParameters(row, path), ...queryParameters(row), ...headers(row)],
    ...(row.body && { requestBody: requestBody(row) }),
    responses: { [row.success ?? 200]: success(row), default: REFUSAL },
  };
}

function describeCall(row: Endpoint): string {
  const repeated = isKeyed(row)
    ? ' A repetition under the same Idempotency-Key changes nothing.'
    : '';
  return `${row.summary}. For: ${CALLERS[row.access]}.${repeated}`;
}

function pathParameters(row: Endpoint, path: string): Parameter[] {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const rules = row.params ? jsonSchema(row.params).properties : undefined;
  const idSchema = { type: 'integer', minimum: 1 };
  return names.map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: rules?.[name] ?? idSchema,
  }));
}

function queryParameters(row: Endpoint): Parameter[] {
  if (!row.query) return [];
  const { properties = {}, required = [] } = jsonSchema(row.query);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    // Lists are sent as `1,2,3`.
    ...(schema.type === 'array' && { explode: false }),
    schema,
  }));
}

function headers(row: Endpoint): Parameter[] {
  const company: Parameter = {
    name: COMPANY_HEADER,
    in: 'header',
    required: true,
    schema: { const: COMPANY_ID },
  };
  if (!isKeyed(row)) return [company];
  const schema = { type: 'string', minLength: 1, maxLength: 200 };
  return [company, { name: IDEMPOTENCY_HEADER, in: 'header', required: false, schema }];
}

function requestBody(row: Endpoint) {
  const type = row.bodyKind === 'multipart' ? 'multipart/form-data' : 'application/json';
  const schema = row.body ? jsonSchema(row.body) : {};
  return { required: true, content: { [type]: { schema } } };
}

function success(row: Endpoint) {
  const fileType = fileTypeOf(row);
  const content = fileType
    ? { [fileType]: {} }
    : { 'application/json': { schema: jsonSchema(row.answer) } };
  return { description: 'Done', content };
}
