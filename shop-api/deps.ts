import { join } from 'node:path';
import type { Logger } from 'pino';
import type { AppDeps } from './app.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { composeGateways } from './gateways.ts';
import { altcha } from './providers/captcha/altcha.ts';
import { recaptcha } from './providers/captcha/recaptcha.ts';
import { systemClock } from './providers/clock/clock.ts';
import { randomIds } from './providers/ids/ids.ts';
import { pdfInvoices } from './providers/invoice/pdf-invoices.ts';
import { keysFrom } from './providers/keys/keys.ts';
import { demoMail } from './providers/mail/demo-mail.ts';
import type { Mail } from './providers/mail/mail.ts';
import { smtpMail } from './providers/mail/smtp-mail.ts';
import { fileOutbox } from './providers/outbox/file-outbox.ts';
import { argon2Passwords } from './providers/passwords/argon2-passwords.ts';
import type { DemoWebhookOptions } from './providers/payment/demo-webhooks.ts';
import { sharpPortraits } from './providers/portraits/sharp-portraits.ts';
import { demoSms } from './providers/sms/demo-sms.ts';
import { msg91Sms } from './providers/sms/msg91-sms.ts';

const TIME_LIMIT_MS = 10_000;

interface Given {
  config: Config;
  db: Database;
  logger: Logger;
  /** Brings the demo gateway's webhooks to the API that is built of these parts. */
  deliver: DemoWebhookOptions['deliver'];
}

/** The parts the API is built of, as the configuration chooses them. */
export function composeDeps({ config, db, logger, deliver }: Given): Omit<AppDeps, 'notify'> {
  const clock = systemClock;
  const keys = keysFrom(config.secret);
  const outbox = fileOutbox(join(config.dataDir, 'outbox.jsonl'));
  const { gateways, demo } = composeGateways({ config, keys, clock, deliver });
  return {
    db,
    clock,
    ids: randomIds,
    keys,
    passwords: argon2Passwords(),
    sms: config.msg91 ? msg91Sms(config.msg91) : demoSms(outbox, clock),
    captcha: config.recaptcha
      ? recaptcha({ ...config.recaptcha, publicOrigin: config.publicOrigin, clock })
      : altcha({ keys, clock }),
    gateways,
    invoicePrinter: pdfInvoices,
    portraits: sharpPortraits(),
    demoGateway: demo,
    alarm: (message) => logger.warn({ alarm: true }, message),
    publicOrigin: config.publicOrigin,
    otpCeiling: config.otpCeiling,
    giftVouchersPerHour: config.giftVouchersPerHour,
    outbox,
    companyId: config.companyId,
    logger,
    timeLimitMs: TIME_LIMIT_MS,
    checkAnswers: config.checkAnswers,
    dataDir: config.dataDir,
    mode: config.mode,
  };
}

/** Where mails go: to the server of the configuration, or into the demo inbox. */
export function composeMail(
  { smtp }: Config,
  { outbox, clock }: Pick<AppDeps, 'outbox' | 'clock'>,
): Mail {
  return smtp ? smtpMail(smtp) : demoMail(outbox, clock);
}
