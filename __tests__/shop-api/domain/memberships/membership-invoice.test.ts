import { expect, test } from '@jest/globals';
import { asc, eq } from 'drizzle-orm';
import { buyMembership } from '@/__tests__/support/buy-membership';
import { AHMEDABAD, crowd } from '@/__tests__/support/buyer';
import { onEachApp } from '@/__tests__/support/test-app';
import { shopProfile } from '@/contract/shop/shop';
import { addresses } from '@/shop-api/db/schema/addresses';
import { customers } from '@/shop-api/db/schema/customers';
import { membershipDocuments } from '@/shop-api/db/schema/invoices';
import { settings } from '@/shop-api/db/schema/settings';
import { forgetSettings } from '@/shop-api/domain/settings/read-settings';
import type { MembershipInvoiceDocument } from '@/shop-api/providers/invoice/invoice-document';

onEachApp((app) => {
  /** A new customer who may have a default address in Mumbai or Ahmedabad. */
  async function newMember(home?: Partial<typeof AHMEDABAD>) {
    const [asha] = await crowd(app, 1, 'Asha');
    if (!asha) throw new Error('There is one');
    const phone = `+9197${String(asha.customerId).padStart(8, '0')}`;
    await app.db.update(customers).set({ phone }).where(eq(customers.id, asha.customerId));
    const isDefault = home !== undefined;
    const own = eq(addresses.customerId, asha.customerId);
    await app.db
      .update(addresses)
      .set({ ...home, isDefault })
      .where(own);
    return asha;
  }

  const documentsOf = async (membershipId: number) => {
    const own = eq(membershipDocuments.membershipId, membershipId);
    const rows = await app.db
      .select()
      .from(membershipDocuments)
      .where(own)
      .orderBy(asc(membershipDocuments.id));
    return rows.map(({ kind, number, document }) => ({
      ...{ kind, number },
      document: document as MembershipInvoiceDocument,
    }));
  };

  const pdf = (who: Record<string, string>, id: number, document = 'invoice') =>
    app.call(`GET /accounting/elite-pdf/?id=${id}&document=${document}`, { who });

  test('a paid membership has a tax invoice, with IGST outside the state of the seller', async () => {
    const asha = await newMember({});
    const id = await buyMembership(app, asha.who);
    const [invoice] = await documentsOf(id);
    expect(invoice?.number).toMatch(/^VE\/26-27\/\d{6}$/);
    expect(invoice?.document).toMatchObject({
      title: 'Tax Invoice',
      placeOfSupply: { state: 'Maharashtra', code: '27' },
      sums: { totalPaise: 9_900, taxablePaise: 8_390, igstPaise: 1_510, cgstPaise: 0 },
      payablePaise: 9_900,
    });
  });

  test('within the state CGST and SGST are equal, also without an address', async () => {
    for (const home of [AHMEDABAD, undefined]) {
      const asha = await newMember(home);
      const [invoice] = await documentsOf(await buyMembership(app, asha.who));
      expect(invoice?.document).toMatchObject({
        isWithinState: true,
        sums: { taxablePaise: 8_390, cgstPaise: 755, sgstPaise: 755, igstPaise: 0 },
      });
    }
  });

  test('without an address the state is that of the GSTIN, however the company writes its own', async () => {
    const company = { ...shopProfile, address: { ...shopProfile.address, state: 'Gujrat' } };
    await app.db.update(settings).set({ value: company }).where(eq(settings.key, 'company'));
    forgetSettings(app.db);
    const asha = await newMember();
    const [invoice] = await documentsOf(await buyMembership(app, asha.who));
    expect(invoice?.document.placeOfSupply).toEqual({ state: 'Gujarat', code: '24' });
    await app.db.delete(settings);
    forgetSettings(app.db);
  });

  test('two invoices have consecutive numbers', async () => {
    const numbers: number[] = [];
    for (let n = 0; n < 2; n++) {
      const [invoice] = await documentsOf(await buyMembership(app, (await newMember()).who));
      numbers.push(Number(invoice?.number.slice(-6)));
    }
    expect(numbers[1]).toBe((numbers[0] ?? 0) + 1);
  });

  test('the member reads it as a PDF, another customer does not', async () => {
    const [asha, ravi] = [await newMember(), await newMember()];
    const id = await buyMembership(app, asha.who);
    const { body } = await app.call('GET /user/profile_elite_users/', { who: asha.who });
    expect(body.data[0]).toMatchObject({
      invoice_number: expect.stringMatching(/^VE\//),
      credit_note_number: null,
    });
    expect((await pdf(asha.who, id)).status).toBe(200);
    expect((await pdf(ravi.who, id)).status).toBe(404);
    expect((await pdf(asha.who, id, 'credit-note')).status).toBe(404);
  });

  test('a cancelled membership has a credit note for the whole invoice', async () => {
    const asha = await newMember();
    const id = await buyMembership(app, asha.who);
    await app.call('POST /user/elite/cancel/', { who: asha.who, body: { id } });
    const [invoice, creditNote] = await documentsOf(id);
    expect(creditNote).toMatchObject({
      kind: 'credit-note',
      number: expect.stringMatching(/^VC\//),
      document: {
        credits: { number: invoice?.number },
        sums: invoice?.document.sums,
        reason: 'Cancelled',
        refundPaise: 9_900,
      },
    });
    expect((await pdf(asha.who, id, 'credit-note')).status).toBe(200);
  });
});
