import { describe, expect, test } from '@jest/globals';
import { creditFirstLine, issueInvoiceAt } from '@/__tests__/support/issue-document';
import type { SampleSale } from '@/__tests__/support/sample-invoice';
import { onEachApp } from '@/__tests__/support/test-app';
import type { GstReturn } from '@/contract/staff/gst';

const STAFF = 3;
/** A month far from the demo shop's history. */
const MARCH = '2031-03';
const APRIL = '2031-04';
/** The last second of March in India, and the first of April. */
const LAST_OF_MARCH = new Date('2031-03-31T18:29:59Z');
const FIRST_OF_APRIL = new Date('2031-03-31T18:30:00Z');

onEachApp((app) => {
  const issue = (sale: SampleSale, at: Date) => issueInvoiceAt(app.db, sale, at);
  const credit = (invoice: Awaited<ReturnType<typeof issue>>, at: Date) =>
    creditFirstLine(app.db, invoice, at);

  const read = async (month: string): Promise<GstReturn> => {
    const who = await app.customer(STAFF);
    return (await app.call(`GET /staff/gst/${month}/`, { who })).body.data;
  };
  const file = async (month: string, name: string): Promise<string[]> => {
    const who = await app.customer(STAFF);
    const { body } = await app.call(`GET /staff/gst/${month}/${name}/`, { who });
    return String(body).replace('\uFEFF', '').trimEnd().split('\r\n');
  };

  test('a month ends at midnight in India, and is nothing without documents', async () => {
    const sale = { lines: [{ quantity: 2, pricePaise: 50_000, gstPercent: 5 }] };
    const before = await issue(sale, LAST_OF_MARCH);
    const after = await issue(sale, FIRST_OF_APRIL);
    const numbers = async (month: string) =>
      (await read(month)).doc_issue.doc_det.flatMap(({ docs }) => docs.map(({ to }) => to));
    expect(await numbers(MARCH)).toEqual([before.document.number]);
    expect(await numbers(APRIL)).toEqual([after.document.number]);
    expect(await read('2031-05')).toMatchObject({
      ...{ fp: '052031', b2b: [], b2cs: [], b2cl: [], cdnr: [], cdnur: [] },
      ...{ hsn: { hsn_b2b: [], hsn_b2c: [] }, doc_issue: { doc_det: [] }, nil: { inv: [] } },
    });
  });

  test('a credit note counts in its own month, with its own figures', async () => {
    const at = (month: string) => new Date(`${month}-10T06:30:00Z`);
    const sale = {
      shippingPaise: 0,
      lines: [
        { quantity: 2, pricePaise: 50_000, gstPercent: 5 },
        { quantity: 1, pricePaise: 30_000, gstPercent: 18 },
      ],
    };
    const note = await credit(await issue(sale, at('2032-01')), at('2032-02'));
    const [january, february] = [await read('2032-01'), await read('2032-02')];
    expect(january.b2cs.map(({ rt }) => rt)).toEqual([5, 18]);
    expect(february.b2cs).toMatchObject([
      { sply_ty: 'INTRA', typ: 'OE', pos: '24', rt: 5, txval: -note.sums.taxablePaise / 100 },
    ]);
    expect(february.hsn.hsn_b2c).toMatchObject([{ qty: -2, rt: 5 }]);
    expect(february.doc_issue.doc_det).toMatchObject([{ doc_num: 5, docs: [{ net_issue: 1 }] }]);
  });

  describe('an invoice to another state', () => {
    const large = (pricePaise: number): SampleSale => ({
      ...{ stateName: 'Maharashtra', shippingPaise: 0 },
      lines: [{ quantity: 1, pricePaise, gstPercent: 18 }],
    });

    test('of ₹1,00,000 is summed up, one of a paisa more is listed', async () => {
      const at = new Date('2033-01-10T06:30:00Z');
      await issue(large(10_000_000), at);
      const { document } = await issue(large(10_000_001), at);
      const { b2cs, b2cl, hsn } = await read('2033-01');
      expect(b2cs).toMatchObject([{ sply_ty: 'INTER', pos: '27', rt: 18, camt: 0 }]);
      const { taxablePaise, igstPaise } = document.sums;
      expect(b2cl).toEqual([
        {
          pos: '27',
          inv: [
            {
              inum: document.number,
              idt: '10-01-2033',
              val: 100_000.01,
              itms: [
                {
                  num: 1801,
                  itm_det: { rt: 18, txval: taxablePaise / 100, iamt: igstPaise / 100, csamt: 0 },
                },
              ],
            },
          ],
        },
      ]);
      expect(hsn.hsn_b2c.reduce((all, { qty }) => all + qty, 0)).toBe(2);
    });

    test('within the state is never listed', async () => {
      await issue({ ...large(20_000_000), stateName: 'Gujarat' }, new Date('2033-02-10T06:30:00Z'));
      expect(await read('2033-02')).toMatchObject({ b2cl: [], b2cs: [{ sply_ty: 'INTRA' }] });
    });

    test('that was listed is credited by a listed note, however small', async () => {
      const at = new Date('2033-03-10T06:30:00Z');
      const two = large(12_000_000);
      two.lines.unshift({ quantity: 1, pricePaise: 50_000, gstPercent: 5 });
      const note = await credit(await issue(two, new Date('2033-02-11T06:30:00Z')), at);
      const { cdnur, b2cs } = await read('2033-03');
      expect(b2cs).toEqual([]);
      expect(cdnur).toMatchObject([
        {
          ...{ typ: 'B2CL', ntty: 'C', nt_num: note.number, nt_dt: '10-03-2033', pos: '27' },
          ...{ val: note.sums.totalPaise / 100, itms: [{ num: 501 }] },
        },
      ]);
    });
  });

  test('goods without tax are a table of their own, and have their HSN', async () => {
    const lines = [{ quantity: 3, pricePaise: 10_000, gstPercent: 0 }];
    await issue({ lines, shippingPaise: 0 }, new Date('2034-01-10T06:30:00Z'));
    const { b2cs, nil, hsn } = await read('2034-01');
    expect(b2cs).toEqual([]);
    expect(nil.inv).toEqual([{ sply_ty: 'INTRAB2C', nil_amt: 300, expt_amt: 0, ngsup_amt: 0 }]);
    expect(hsn.hsn_b2c).toMatchObject([{ qty: 3, rt: 0, txval: 300, camt: 0 }]);
  });

  test('the files have the columns of the offline tool', async () => {
    expect((await file('2033-01', 'b2cs'))[1]).toMatch(/^OE,27-Maharashtra,18,,\d+\.\d\d,,$/);
    expect((await file('2033-01', 'b2cl'))[1]).toMatch(/,10-01-2033,100000\.01,27-Maharashtra,/);
    expect((await file('2033-01', 'hsn'))[1]).toMatch(/^\d{4,8},.*,NOS,\d+,[\d.]+,18,/);
    expect((await file('2033-01', 'documents'))[1]).toMatch(/^Invoices for outward supply,VN.*,0$/);
  });

  describe('a registered buyer', () => {
    const GSTIN = '27AAPFU0939F1ZV';
    const at = (month: string) => new Date(`${month}-10T06:30:00Z`);
    const sale: SampleSale = {
      lines: [
        { quantity: 2, pricePaise: 50_000, gstPercent: 5 },
        { quantity: 1, pricePaise: 20_000, gstPercent: 0 },
      ],
      shippingPaise: 0,
      billing: { gstin: GSTIN, businessName: 'Neem Traders LLP', address: null },
    };

    test('has each invoice and credit note listed, in place of the sums of consumers', async () => {
      const invoice = await issue(sale, at('2035-01'));
      const note = await credit(invoice, at('2035-02'));
      const [january, february] = [await read('2035-01'), await read('2035-02')];
      const { taxablePaise, igstPaise } = invoice.document.rates[1] ?? invoice.document.sums;
      const itm_det = { rt: 5, txval: taxablePaise / 100, iamt: igstPaise / 100, csamt: 0 };
      const regular = { pos: '27', rchrg: 'N', inv_typ: 'R', itms: [{ num: 501, itm_det }] };
      const named = { inum: invoice.document.number, idt: '10-01-2035', val: 1200 };
      expect(january.b2b).toEqual([{ ctin: GSTIN, inv: [{ ...named, ...regular }] }]);
      const credited = { ntty: 'C', nt_num: note.number, nt_dt: '10-02-2035', val: 1000 };
      expect(february.cdnr).toEqual([{ ctin: GSTIN, nt: [{ ...credited, ...regular }] }]);
      expect([january, february]).toMatchObject([
        { b2cs: [], b2cl: [], cdnr: [], hsn: { hsn_b2b: [{ rt: 0 }, { rt: 5 }], hsn_b2c: [] } },
        { b2cs: [], b2b: [], cdnur: [], hsn: { hsn_b2b: [{ qty: -2, rt: 5 }], hsn_b2c: [] } },
      ]);
      expect(january.nil.inv).toMatchObject([{ sply_ty: 'INTRB2B', nil_amt: 200 }]);
    });

    test('of the same state has CGST and SGST, without IGST', async () => {
      const billing = { gstin: '24AAPFU0939F1Z1', businessName: 'Neem Traders', address: null };
      await issue({ ...sale, billing }, at('2035-03'));
      const details = (await read('2035-03')).b2b[0]?.inv[0]?.itms[0]?.itm_det;
      expect(details).toEqual({ rt: 5, csamt: 0, txval: 952.38, camt: 23.81, samt: 23.81 });
    });

    test('has files in the columns of the offline tool, and is named by the register', async () => {
      expect((await file('2035-01', 'b2b'))[1]).toMatch(
        /^27AAPFU0939F1ZV,,VN.*,10-01-2035,1200.00,27-Maharashtra,N,,Regular B2B,,5,\d+\.\d\d,$/,
      );
      expect((await file('2035-02', 'cdnr'))[1]).toMatch(
        /^27AAPFU0939F1ZV,,VC.*,10-02-2035,C,27-Maharashtra,N,Regular B2B,1000.00,,5,\d+\.\d\d,$/,
      );
      expect((await file('2035-01', 'hsn-b2b'))[1]).toMatch(/^\d{4,8},.*,NOS,1,/);
      expect((await file('2035-01', 'register'))[1]).toMatch(/,27AAPFU0939F1ZV,Neem Traders LLP$/);
    });
  });

  test.each(['2026-13', '2026', '1999-01', '2026-1'])('%s is no month', async (month) => {
    const who = await app.customer(STAFF);
    expect((await app.call(`GET /staff/gst/${month}/`, { who })).status).toBeGreaterThanOrEqual(
      404,
    );
  });
});
