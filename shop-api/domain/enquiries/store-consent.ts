import { NOTICE_VERSION } from '../../../contract/kit/consents.ts';
import { type ConsentPurpose, notices, withdrawal } from '../../../contract/messages/notices.ts';
import { englishText } from '../../../contract/messages/text-with-values.ts';
import { consents } from '../../db/schema/consents.ts';
import type { Context } from '../kernel/context.ts';
import { storedSettings } from '../settings/read-settings.ts';

interface StoreConsent {
  ctx: Pick<Context, 'db' | 'clock' | 'address'>;
  input: {
    purpose: ConsentPurpose;
    email: string;
    of: { leadId: number } | { appointmentId: number } | { stockAlertId: number };
  };
}

/** Stores a consent beside what it was given for, with the notice that was displayed. */
export async function storeConsent({ ctx, input }: StoreConsent): Promise<void> {
  const { purpose, email, of } = input;
  const { consent, details } = notices[purpose];
  const { company } = await storedSettings(ctx.db);
  await ctx.db.insert(consents).values({
    ...{ purpose, email, ...of },
    notice: `${consent}\n${englishText(details)} ${englishText(withdrawal(company.privacyEmail))}`,
    noticeVersion: NOTICE_VERSION,
    address: ctx.address,
    givenAt: ctx.clock.now(),
  });
}
