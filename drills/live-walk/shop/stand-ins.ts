import { GatewayStandIn } from '../../../__tests__/support/gateway-stand-in.ts';
import { MAIL_LOGIN, openMailServer, partsOfMail } from '../../../__tests__/support/mail-server.ts';
import {
  MSG91_KEY,
  MSG91_TEMPLATE,
  msg91Answer,
} from '../../../__tests__/support/msg91-stand-in.ts';
import { RazorpayStandIn } from '../../../__tests__/support/razorpay-stand-in.ts';

/** What the shop needs of others, on this machine: each speaks the real protocol. */
export async function openStandIns() {
  const mail = await openMailServer();
  const sms = new GatewayStandIn(msg91Answer);
  const payments = new RazorpayStandIn(() => new Date());
  await Promise.all([sms.open(), payments.http.open()]);
  const { keyId, keySecret, webhookSecret, apiUrl } = payments.options;
  return {
    variables: {
      SMTP_URL: `smtp://${MAIL_LOGIN}@127.0.0.1:${mail.port}`,
      MAIL_FROM: 'Nilgiri Pantry <no-reply@nilgiri-pantry.in>',
      MSG91_URL: `${sms.origin}/api/v5`,
      MSG91_AUTH_KEY: MSG91_KEY,
      MSG91_TEMPLATE_ID: MSG91_TEMPLATE,
      RAZORPAY_KEY_ID: keyId,
      RAZORPAY_KEY_SECRET: keySecret,
      RAZORPAY_WEBHOOK_SECRET: webhookSecret,
      RAZORPAY_URL: apiUrl,
    },
    /** The texts of the mails to an address, the newest first. */
    mailsTo: (address: string) =>
      mail.received
        .filter(({ to }) => to.includes(address))
        .map(({ data }) => partsOfMail(data)[0] ?? '')
        .reverse(),
    /** The newest code that was sent to ten digits. */
    codeOf: (mobile: string) =>
      sms.requests
        .filter(({ url }) => url.searchParams.get('mobile') === `91${mobile}`)
        .at(-1)
        ?.url.searchParams.get('otp') ?? undefined,
    async close() {
      sms.close();
      payments.http.close();
      await mail.close();
    },
  };
}
