import { beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { onEachApp } from '@/__tests__/support/test-app';
import type { GstReturn, HsnSupplies, SmallSupplies } from '@/contract/staff/gst';
import { selectRows } from '@/shop-api/db/database';
import { seedHistory } from '@/shop-api/seed/demo/seed-history';

const STAFF = 3;
/** On a busy machine. */
const PATIENCE_MS = 120_000;

onEachApp((app) => {
  const read = async (month: string): Promise<GstReturn> => {
    const who = await app.customer(STAFF);
    return (await app.call(`GET /staff/gst/${month}/`, { who })).body.data;
  };
  const file = async (month: string, name: string): Promise<string[]> => {
    const who = await app.customer(STAFF);
    const { body } = await app.call(`GET /staff/gst/${month}/${name}/`, { who });
    return String(body).replace('\uFEFF', '').trimEnd().split('\r\n');
  };

  describe('a month of the demo shop', () => {
    const MONTH = '2026-10';
    const documents = sql`(
      SELECT document AS d, 1 AS sign, issued_at FROM invoices
      UNION ALL SELECT document, -1, issued_at FROM credit_notes
      UNION ALL SELECT document, CASE kind WHEN 'invoice' THEN 1 ELSE -1 END, issued_at
        FROM membership_documents) AS all_of_them
      WHERE to_char(issued_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM') = ${MONTH}`;

    beforeAll(async () => {
      await app.db.transaction((tx) => seedHistory({ tx, now: app.clock.now() }));
    }, PATIENCE_MS);

    test('has by place and rate what its documents say', async () => {
      const rows = await selectRows<Record<string, string>>(
        app.db,
        sql`SELECT d->'placeOfSupply'->>'code' AS pos, r->>'gstPercent' AS rt,
          sum(sign * (r->>'taxablePaise')::int) AS txval, sum(sign * (r->>'igstPaise')::int) AS iamt,
          sum(sign * (r->>'cgstPaise')::int) AS camt, sum(sign * (r->>'sgstPaise')::int) AS samt
        FROM (SELECT d, sign FROM ${documents}) AS m, jsonb_array_elements(d->'rates') AS r
        WHERE (r->>'gstPercent')::int > 0 GROUP BY 1, 2`,
      );
      const inPaise = ({ pos, rt, txval, iamt, camt, samt }: SmallSupplies) =>
        [pos, rt, ...[txval, iamt, camt, samt].map((rupees) => Math.round(rupees * 100))].join(' ');
      const { b2cs } = await read(MONTH);
      expect(b2cs.length).toBeGreaterThan(2);
      expect(new Set(b2cs.map(inPaise))).toEqual(
        new Set(
          rows
            .filter(({ txval }) => txval !== '0')
            .map(
              ({ pos, rt, txval, iamt, camt, samt }) =>
                `${pos} ${rt} ${txval} ${iamt} ${camt} ${samt}`,
            ),
        ),
      );
    });

    test('has by HSN all that was taxed, and the pieces of goods', async () => {
      const { hsn } = await read(MONTH);
      const [row] = await selectRows<Record<string, string>>(
        app.db,
        sql`SELECT sum(sign * (d->'sums'->>'taxablePaise')::int) AS txval,
          sum(sign * (d->'sums'->>'igstPaise')::int) AS iamt,
          sum(sign * (d->'sums'->>'cgstPaise')::int) AS camt FROM ${documents}`,
      );
      const [pieces] = await selectRows<{ n: string }>(
        app.db,
        sql`SELECT sum(sign * (l->>'quantity')::int) AS n
          FROM (SELECT d, sign FROM ${documents}) AS m, jsonb_array_elements(d->'lines') AS l
          WHERE l->>'hsn' <> '' AND l->>'hsn' NOT LIKE '99%'`,
      );
      const sum = (of: (one: HsnSupplies) => number) =>
        hsn.hsn_b2c.reduce((all, one) => all + Math.round(of(one) * 100), 0);
      expect(sum(({ txval }) => txval)).toBe(Number(row?.txval));
      expect(sum(({ iamt }) => iamt)).toBe(Number(row?.iamt));
      expect(sum(({ camt }) => camt)).toBe(Number(row?.camt));
      expect(sum(({ qty }) => qty) / 100).toBe(Number(pieces?.n));
      expect(hsn.hsn_b2c.every(({ hsn_sc }) => /^\d{4,8}$/.test(hsn_sc))).toBe(true);
    });

    test('counts its documents by series', async () => {
      const rows = await selectRows<Record<string, string>>(
        app.db,
        sql`SELECT min(d->>'number') AS from, max(d->>'number') AS to, count(*)::int AS n
          FROM ${documents} GROUP BY left(d->>'number', 9)`,
      );
      const { doc_issue } = await read(MONTH);
      const docs = doc_issue.doc_det.flatMap((one) => one.docs);
      expect(new Set(docs.map(({ from, to, net_issue }) => `${from} ${to} ${net_issue}`))).toEqual(
        new Set(rows.map(({ from, to, n }) => `${from} ${to} ${n}`)),
      );
      expect(docs.map(({ cancel }) => cancel)).toEqual(docs.map(() => 0));
    });

    test('has a register of every document, whose sums are those of the return', async () => {
      const [head, ...lines] = await file(MONTH, 'register');
      expect(head).toBe(
        'Document,Number,Date,Place of supply,Taxable value,IGST,CGST,SGST,Rounding,Total,GSTIN of the buyer,Registered name',
      );
      const [row] = await selectRows<{ n: number; paise: string; total: string }>(
        app.db,
        sql`SELECT count(*)::int AS n, sum(sign * (d->'sums'->>'taxablePaise')::int) AS paise,
          sum(sign * ((d->>'payablePaise')::int + (d->>'giftCardPaise')::int)) AS total
          FROM ${documents}`,
      );
      expect(lines).toHaveLength(row?.n ?? 0);
      const sum = (column: number) =>
        lines.reduce((all, line) => all + Math.round(Number(line.split(',').at(column)) * 100), 0);
      expect(sum(4)).toBe(Number(row?.paise));
      expect(sum(9)).toBe(Number(row?.total));
    });
  });
});
