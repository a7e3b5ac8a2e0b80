import { describe, expect, test } from '@jest/globals';
import { endpoints } from '@/contract/endpoints';
import { openApiDocument } from '@/shop-api/routes/docs/openapi';

interface Operation {
  operationId: string;
  description: string;
  parameters: { name: string; in: string; required: boolean }[];
  responses: Record<string, unknown>;
  security: unknown[];
}

const document = openApiDocument();
const paths = document.paths as Record<string, Record<string, Operation>>;
const operations = Object.entries(paths).flatMap(([path, calls]) =>
  Object.values(calls).map((operation) => ({ path, ...operation })),
);

describe('the OpenAPI document', () => {
  test('describes every call once', () => {
    const ids = operations.map((operation) => operation.operationId);
    expect(ids.sort()).toEqual(Object.keys(endpoints).sort());
  });

  test('has no two paths that differ only in their parameter names', () => {
    const shapes = Object.keys(paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  test('declares every path parameter', () => {
    for (const { path, parameters } of operations) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = parameters.filter((one) => one.in === 'path').map((one) => one.name);
      expect([path, declared]).toEqual([path, named]);
    }
  });

  test('has the company header and the refusals for every call', () => {
    for (const { parameters, responses } of operations) {
      expect(parameters).toContainEqual(expect.objectContaining({ name: 'Companyid' }));
      expect(responses).toHaveProperty('default');
    }
  });

  test('contains the validation rules of the contract', () => {
    const body = JSON.stringify(paths['/user/signup/']?.post);
    expect(body).toContain('"format":"email"');
    expect(body).toContain('"required":["email","first_name","last_name"');
    expect(JSON.stringify(paths['/cart/{id}/']?.patch)).toContain('"minimum":1');
  });

  test('says where the API is, and describes every area and call', () => {
    expect(document.servers).toEqual([expect.objectContaining({ url: '/' })]);
    expect(document.tags.filter(({ description }) => !description)).toEqual([]);
    expect(operations.filter(({ description }) => !description)).toEqual([]);
  });

  test('gives files of a form the type that client generators know', () => {
    const schemaOf = (path: string) =>
      paths[path]?.post as unknown as {
        requestBody: {
          content: Record<string, { schema: { properties: Record<string, unknown> } }>;
        };
      };
    const fieldsOf = (path: string) =>
      schemaOf(path).requestBody.content['multipart/form-data']?.schema.properties;
    const file = { type: 'string', format: 'binary' };
    expect(fieldsOf('/user/profile/picture/')).toMatchObject({ picture: file });
  });

  test('promises the data of a login, except where a call may answer without', () => {
    const answerOf = (path: string) => JSON.stringify(paths[path]?.post?.responses['200']);
    expect(answerOf('/user/signin/')).toMatch(/"required":\[[^\]]*"data"/);
    expect(answerOf('/user/verify-otp/')).not.toMatch(/"required":\[[^\]]*"data"/);
  });

  test('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });
});
