import { readdirSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { eq, getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Caller, WRITES } from '@/__tests__/support/accepted-bodies';
import { newCustomer } from '@/__tests__/support/new-customer';
import { SAMPLE_ADDRESS } from '@/__tests__/support/sample-address';
import { onEachApp } from '@/__tests__/support/test-app';
import { toForm } from '@/__tests__/support/to-form';
import { type EndpointName, endpoints } from '@/contract/endpoints';
import { absolutePath, type Endpoint } from '@/contract/kit/endpoint';
import { selectRows } from '@/shop-api/db/database';
import { usedCaptchas } from '@/shop-api/db/schema/limits';

const rows = Object.entries<Endpoint>(endpoints) as [EndpointName, Endpoint][];
const built = rows.filter(([, row]) => row.body);

const SMUGGLED = { text: 'smuggled', number: 7_654_321, date: '2001-02-03T04:05:06.000Z' };
const FLAGS = ['is_staff', 'is_superuser', 'is_elite', 'is_sose_elite_user', 'is_paid'];
const files = readdirSync(new URL('../../shop-api/db/schema', import.meta.url));
const declared = await Promise.all(files.map((file) => import(`@/shop-api/db/schema/${file}`)));
const tables: PgTable[] = declared.flatMap(Object.values).filter((one) => is(one, PgTable));

/** Every column, under both of its names, with a recognisable value. */
const smuggled = Object.fromEntries([
  ...tables.flatMap((table) =>
    Object.entries<PgColumn>(getTableColumns(table)).flatMap(([name, column]) => {
      const value = valueFor(column);
      return [
        [name, value],
        [column.name, value],
      ];
    }),
  ),
  ...FLAGS.map((flag) => [flag, true]),
  ['user_id', SMUGGLED.number],
  ['order_status', SMUGGLED.text],
]);

function valueFor({ dataType }: PgColumn): unknown {
  if (dataType === 'boolean') return true;
  if (dataType === 'number') return SMUGGLED.number;
  return dataType === 'date' ? SMUGGLED.date : SMUGGLED.text;
}

/** Names that no rule has, some of which every object inherits; as JSON, `__proto__` is one of them. */
const foreign = JSON.stringify({
  constructor: SMUGGLED.text,
  toString: {},
  of_nobody: SMUGGLED.text,
});
const hostile = (): object =>
  JSON.parse(`{"__proto__":{"is_staff":true,"note":"${SMUGGLED.text}"},${foreign.slice(1)}`);

/** A body with such names in each object inside of it, but for a map whose names are data. */
function withForeignNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withForeignNames);
  if (Object.prototype.toString.call(value) !== '[object Object]') return value;
  const inner = Object.entries(value as object).map(([name, one]) => [
    name,
    name === 'mapping' ? one : withForeignNames(one),
  ]);
  return { ...Object.fromEntries(inner), ...hostile() };
}

function fieldsOf(row: Endpoint): string[] {
  return Object.keys((row.body?.describe() as { fields?: object } | undefined)?.fields ?? {});
}

/** The fields without those of the contract, which the shopper may write. */
function onlyUnknown(row: Endpoint, fields: Record<string, unknown>): Record<string, unknown> {
  const known = fieldsOf(row);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !known.includes(name)));
}

describe('the tests of smuggled fields', () => {
  test('have an accepted body for every call that takes one', () => {
    expect(built.map(([name]) => name).filter((name) => !WRITES[name])).toEqual([]);
  });
});

onEachApp((app) => {
  let made = 0;

  async function newCaller({ access }: Endpoint): Promise<Caller> {
    made += 1;
    const phone = `+91980011${String(made).padStart(4, '0')}`;
    const { id, email } = await newCustomer(app.db, { phone, isStaff: access === 'staff' });
    const who = await app.customer(id);
    const cart = await app.call('POST /cart/', { who, body: { pid: 1001, quantity: 1 } });
    const address = await app.call('POST /user/address/', { who, body: SAMPLE_ADDRESS });
    const lineId = cart.body.data.cart_items[0].id;
    return { app, who, email, phone, lineId, addressId: address.body.data.id };
  }

  /** The rows that contain a smuggled text, number or date. */
  async function findSmuggled(): Promise<string[]> {
    const found: string[] = [];
    for (const table of tables) {
      const kept = await selectRows<{ row: string }>(
        app.db,
        sql`SELECT row_to_json(kept)::text AS row FROM ${table} kept
          WHERE kept::text ~ ${`${SMUGGLED.text}|${SMUGGLED.number}|2001-02-03`}`,
      );
      found.push(...kept.map(({ row }) => `${getTableName(table)}: ${row}`));
    }
    return found;
  }

  /** The number of rows with flags that no shopper may set. */
  async function countPrivileges(): Promise<unknown> {
    const [counted] = await selectRows(
      app.db,
      sql`SELECT
        (SELECT count(*)::int FROM customers WHERE is_staff OR is_superuser OR elite_until IS NOT NULL) AS special,
        (SELECT count(*)::int FROM customers WHERE email_proven_at IS NOT NULL) AS emails,
        (SELECT count(*)::int FROM customers WHERE phone_proven_at IS NOT NULL) AS phones`,
    );
    return counted;
  }

  test('a smuggled value is detected', async () => {
    const id = SMUGGLED.text;
    await app.db.insert(usedCaptchas).values({ id, expiresAt: app.clock.now() });
    expect(await findSmuggled()).toEqual([expect.stringContaining('used_captchas')]);
    await app.db.delete(usedCaptchas).where(eq(usedCaptchas.id, id));
  });

  test.each(built.filter(([name]) => WRITES[name]))(
    '%s writes its own columns only',
    async (name, row) => {
      const write = WRITES[name];
      if (!write) throw new Error('Filtered above');
      const caller = await newCaller(row);
      const before = await countPrivileges();
      const at = (await write.at?.(caller)) ?? '';
      const path = absolutePath(row.path);
      const isForm = row.bodyKind === 'multipart';
      const body = await write.body(caller);
      const given = isForm ? body : (withForeignNames(body) as object);
      const fields = { ...onlyUnknown(row, smuggled), ...given };
      const answer = await app.call(
        `${row.method} ${path.includes('{') ? path.replace(/\{\w+\}/, at) : path + at}`,
        { who: caller.who, body: isForm ? toForm(fields) : fields },
      );
      expect([answer.status, answer.body.message]).toEqual([
        write.status ?? 200,
        answer.body.message,
      ]);
      expect(await findSmuggled()).toEqual([]);
      expect(await countPrivileges()).toEqual(before);
    },
  );
});
