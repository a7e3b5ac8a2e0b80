import { join } from 'node:path';
import type { Logger } from 'pino';
import type { AppDeps } from './app.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { settlers } from './domain/settlers.ts';
import { composeGateways } from './gateways.ts';
import { altcha, altchaWork } from './providers/captcha/altcha.ts';
import { noCaptcha } from './providers/captcha/no-captcha.ts';
import { recaptcha } from './providers/captcha/recaptcha.ts';
import { systemClock } from './providers/clock.ts';
import { openGoodsFiles } from './providers/goods-files/open-goods-files.ts';
import { randomIds } from './providers/ids.ts';
import { pdfInvoices } from './providers/invoice/pdf-invoices.ts';
import { keysFrom } from './providers/keys.ts';
import { demoMail, type Mail } from './providers/mail/mail.ts';
import { smtpMail } from './providers/mail/smtp-mail.ts';
import { fileOutbox } from './providers/outbox.ts';
import { argon2Passwords } from './providers/passwords/argon2-passwords.ts';
import type { DemoWebhookOptions } from './providers/payment/demo/endings.ts';
import { mediaPlaceOf, openMediaStore } from './providers/pictures/open-media-store.ts';
import type { ForkedPictureMaker } from './providers/pictures/picture-maker.ts';
import { openPictureStore } from './providers/pictures/picture-store.ts';
import { OpenSearchServer } from './providers/search/open-search-server.ts';
import { msg91Sms } from './providers/sms/msg91-sms.ts';
import { demoSms } from './providers/sms/sms.ts';
import { sharpAvatarMaker, sharpPhotoMaker } from './providers/uploads/sharp-upload-makers.ts';

const TIME_LIMIT_MS = 10_000;

interface Given {
  config: Config;
  db: Database;
  logger: Logger;
  pictures: ForkedPictureMaker;
  /** Delivers the demo gateway's webhooks to the API that has these dependencies. */
  deliver: DemoWebhookOptions['deliver'];
  /** Counts what somebody should look at; the log has it anyway. */
  onAlarm?: () => void;
}

/** Creates the dependencies of an API or a worker that the configuration selects. */
export function composeDeps({
  config,
  db,
  logger,
  pictures,
  deliver,
  onAlarm = () => undefined,
}: Given): Omit<AppDeps, 'notify' | 'metrics' | 'feed'> {
  const clock = systemClock;
  const place = mediaPlaceOf(config);
  const keys = keysFrom(config.secret);
  const outbox = fileOutbox(join(config.dataDir, 'outbox.jsonl'));
  const alarm = (message: string) => {
    onAlarm();
    logger.warn({ alarm: true }, message);
  };
  const { openSearchUrl: url } = config;
  const searchServer = url ? new OpenSearchServer({ url, alarm }) : undefined;
  const { gateways, demo } = composeGateways({ config, keys, clock, deliver });
  return {
    db,
    clock,
    ids: randomIds,
    keys,
    passwords: argon2Passwords(),
    sms: config.msg91 ? msg91Sms(config.msg91) : demoSms(outbox, clock),
    captcha: captchaOf(config, { keys, clock }),
    gateways,
    settlers,
    invoicePrinter: pdfInvoices,
    avatars: sharpAvatarMaker(),
    photos: sharpPhotoMaker(),
    pictureStore: openPictureStore({ place, maker: pictures }),
    goodsFiles: openGoodsFiles(config),
    searchServer,
    demoGateway: demo,
    alarm,
    publicOrigin: config.publicOrigin,
    loginCodeCeiling: config.loginCodeCeiling,
    loginCodeCaptchaFrom: config.loginCodeCaptchaFrom,
    giftCardsPerHour: config.giftCardsPerHour,
    enquiriesPerHour: config.enquiriesPerHour,
    outbox,
    companyId: config.companyId,
    logger,
    timeLimitMs: TIME_LIMIT_MS,
    checkAnswers: config.checkAnswers,
    media: openMediaStore(place),
    pictures,
    mode: config.mode,
    feedSecret: config.feedSecret,
    metricsToken: config.metricsToken,
  };
}

/** Returns the mail provider: the configured server, or the demo inbox. */
export function composeMail(
  { smtp }: Config,
  { outbox, clock }: Pick<AppDeps, 'outbox' | 'clock'>,
): Mail {
  return smtp ? smtpMail(smtp) : demoMail(outbox, clock);
}

function captchaOf(config: Config, { keys, clock }: Pick<AppDeps, 'keys' | 'clock'>) {
  if (config.isCaptchaOff) return noCaptcha;
  return config.recaptcha
    ? recaptcha({ ...config.recaptcha, publicOrigin: config.publicOrigin, clock })
    : altcha({ keys, clock, work: altchaWork(config.altchaSteps) });
}
