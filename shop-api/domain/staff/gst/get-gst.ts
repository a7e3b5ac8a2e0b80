import type { GstFile, GstReturn } from '../../../../contract/staff/gst.ts';
import type { Context } from '../../kernel/context.ts';
import { staffOf } from '../../kernel/who.ts';
import { storedSettings } from '../../settings/read-settings.ts';
import { registerRows, tableRows } from './gst-files.ts';
import { gstReturn } from './gst-return.ts';
import { issuedDocuments } from './issued-documents.ts';

interface OfMonth {
  ctx: Context;
  /** `2026-11`, in India. */
  input: { month: string };
}

/** Returns the GST return of a month from what was issued in it. Staff only. */
export async function getGstReturn({ ctx: { db, who }, input }: OfMonth): Promise<GstReturn> {
  staffOf(who);
  const { company } = await storedSettings(db);
  return gstReturn(input.month, issuedDocuments(db, input.month), company.gstin);
}

interface GetGstFile {
  ctx: Context;
  input: { month: string; file: GstFile };
}

/** Returns a table of a month as CSV, which the register is read for while it is sent. Staff only. */
export async function getGstFile({ ctx, input: { month, file } }: GetGstFile) {
  staffOf(ctx.who);
  if (file === 'register')
    return ctx.goodsFiles.csvOf(registerRows(issuedDocuments(ctx.db, month)));
  return ctx.goodsFiles.csvOf(tableRows(file, await getGstReturn({ ctx, input: { month } })));
}
