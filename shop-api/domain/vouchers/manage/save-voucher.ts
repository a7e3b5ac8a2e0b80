import { eq, inArray } from 'drizzle-orm';
import type { InferType } from 'yup';
import type { GivenFields } from '../../../../contract/kit/check.ts';
import { manageMessages } from '../../../../contract/messages/manage.ts';
import { toPaise } from '../../../../contract/shop/money.ts';
import { voucherFields } from '../../../../contract/vouchers/voucher-rules.ts';
import type { Database } from '../../../db/database.ts';
import { categories } from '../../../db/schema/categories.ts';
import { vouchers, voucherUses } from '../../../db/schema/vouchers.ts';
import { refuseUsed } from '../../desk/refuse-used.ts';
import { checkedJson } from '../../kernel/checked-input.ts';
import { invalidField } from '../../kernel/errors.ts';
import type { DeskContext } from '../../trail/desk-context.ts';
import { moveManaged, removeManaged, type Saved, saveManaged } from '../../trail/save-managed.ts';
import { MANAGED_VOUCHERS } from './managed-vouchers.ts';

interface SaveVoucher {
  ctx: DeskContext;
  /** Without an id: a new one. */
  input: { id?: number | undefined; version?: number | undefined; fields: GivenFields };
}

/**
 * Makes or changes a voucher; the next order follows. Orders that have used it stay as they are.
 * Staff only. Errors: `invalid` by field; those of `saveManaged`.
 */
export async function saveVoucher({ ctx, input }: SaveVoucher): Promise<Saved<number>> {
  const fields = await checkedJson(voucherFields, input.fields);
  const write = (tx: Database) => store(tx, input.id, fields);
  return saveManaged({ ctx, of: MANAGED_VOUCHERS, input, write });
}

type Fields = InferType<typeof voucherFields>;

async function store(tx: Database, id: number | undefined, fields: Fields): Promise<number> {
  await assertCategories(tx, fields.category_ids);
  const own = { id: vouchers.id };
  const row = rowOf(fields);
  const [taken] = await tx.select(own).from(vouchers).where(eq(vouchers.code, row.code));
  if (taken && taken.id !== id) {
    throw invalidField('code', 'voucher_code_taken', manageMessages.taken('Code'));
  }
  const [saved] =
    id === undefined
      ? await tx.insert(vouchers).values(row).returning(own)
      : await tx.update(vouchers).set(row).where(eq(vouchers.id, id)).returning(own);
  return saved?.id as number;
}

async function assertCategories(tx: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await tx.$count(categories, inArray(categories.id, [...ids]));
  if (found === new Set(ids).size) return;
  throw invalidField('category_ids', 'voucher_category', manageMessages.unknown('Category'));
}

const paise = (rupees: number | null) => (rupees === null ? null : toPaise(rupees));
const date = (text: string | null | undefined) => (text ? new Date(text) : null);

function rowOf(fields: Fields) {
  return {
    code: fields.code,
    title: fields.title,
    percent: fields.percent,
    amountPaise: paise(fields.amount),
    maxDiscountPaise: paise(fields.max_discount),
    minTotalPaise: toPaise(fields.minimum),
    validFrom: date(fields.valid_from),
    validUntil: date(fields.valid_until),
    usesPerCustomer: fields.uses_per_customer,
    usesInAll: fields.uses_in_all,
    categoryIds: fields.category_ids,
    isActive: fields.is_active,
    isOffer: fields.is_offer,
  };
}

interface OneVoucher {
  ctx: DeskContext;
  input: { id: number; version: number };
}

/** Ends a voucher: no further order uses it. Staff only. Errors: those of `moveManaged`. */
export async function endVoucher({ ctx, input }: OneVoucher): Promise<Saved<number>> {
  const move = async (tx: Database) => {
    await tx.update(vouchers).set({ isActive: false }).where(eq(vouchers.id, input.id));
  };
  return moveManaged({ ctx, of: MANAGED_VOUCHERS, input, action: 'ended', move });
}

/** Removes a voucher that no order has used. Staff only. Errors: `conflict` where one has. */
export async function removeVoucher({ ctx, input }: OneVoucher): Promise<void> {
  const remove = async (tx: Database) => {
    refuseUsed(await tx.$count(voucherUses, eq(voucherUses.voucherId, input.id)), [
      'order',
      'orders',
    ]);
    await tx.delete(vouchers).where(eq(vouchers.id, input.id));
  };
  await removeManaged({ ctx, of: MANAGED_VOUCHERS, input, remove });
}
