import { describe, expect, test } from '@jest/globals';
import { number, object, string } from 'yup';
import { checkFields, readFields } from '@/lib/server/http/fields';

const FORM = 'application/x-www-form-urlencoded';

function post(body: BodyInit | null, headers: Record<string, string> = {}): Request {
  return new Request('http://localhost/api/cart', {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit);
}

const json = (body: string) => post(body, { 'Content-Type': 'application/json' });

describe('the body of a write', () => {
  test('is a JSON object or a plain form', async () => {
    expect(await readFields(json('{"pid":1}'))).toEqual({ values: { pid: 1 }, isForm: false });
    expect(await readFields(post('pid=1', { 'Content-Type': `${FORM};charset=UTF-8` }))).toEqual({
      values: { pid: '1' },
      isForm: true,
    });
    expect(await readFields(post(null))).toEqual({ values: {}, isForm: false });
  });

  test.each(['', '[]', 'null', '1', '"x"', '{', '{"a":1}x'])(
    'is refused when the JSON is %j',
    async (text) => {
      const reading = readFields(json(text || ' '));
      await expect(reading).rejects.toMatchObject({ status: 400, code: 'bad_request' });
    },
  );

  test('is refused in any other type, and compressed', async () => {
    const plain = readFields(post('{}', { 'Content-Type': 'text/plain' }));
    await expect(plain).rejects.toMatchObject({ status: 415 });
    const packed = readFields(post('x', { 'Content-Type': FORM, 'Content-Encoding': 'br' }));
    await expect(packed).rejects.toMatchObject({ status: 415 });
  });

  test('is not read beyond 100 kB, also when its length is not announced', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 10_000;
        controller.enqueue(new Uint8Array(10_000));
      },
    });
    await expect(readFields(post(endless))).rejects.toMatchObject({ status: 413 });
    expect(sent).toBeLessThan(200_000);
  });
});

describe('the fields of a write', () => {
  const schema = object({ pid: number().integer().required(), name: string() });

  test('are those of the schema', async () => {
    const fields = { values: { pid: 1, role: 'admin' }, isForm: false };
    expect(await checkFields(schema, fields)).toEqual({ pid: 1 });
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'may not have the name %s',
    async (name) => {
      const given = JSON.parse(`{"pid": 1, "${name}": 1}`);
      expect(await checkFields(schema, { values: given, isForm: false })).toEqual({ pid: 1 });
      const form = Object.fromEntries(new URLSearchParams(`pid=1&${name}=1`));
      expect(await checkFields(schema, { values: form, isForm: true })).toEqual({ pid: 1 });
    },
  );

  test('are cast from the texts of a form, never from JSON', async () => {
    expect(await checkFields(schema, { values: { pid: '7' }, isForm: true })).toEqual({ pid: 7 });
    const checking = checkFields(schema, { values: { pid: '7' }, isForm: false });
    await expect(checking).rejects.toMatchObject({ status: 422, code: 'invalid' });
  });

  test('are refused with one message each', async () => {
    const checking = checkFields(schema, { values: { pid: 'x' }, isForm: true });
    await expect(checking).rejects.toMatchObject({ fields: { pid: [expect.any(String)] } });
  });
});
