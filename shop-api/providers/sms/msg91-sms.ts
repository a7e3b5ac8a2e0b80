import { LOGIN_CODE_VALID_S } from '../../../contract/shop/limits.ts';
import { callHttp } from '../call-http.ts';
import type { LoginCodeSms, Sms } from './sms.ts';

interface Msg91 {
  /** For example `https://control.msg91.com/api/v5`. */
  url: string;
  authKey: string;
  /** The DLT template of login codes; it has the variables OTP and domain. */
  templateId: string;
  /**
   * The DLT templates of the other messages, by their names, those in Hindi with `.hi` at the end;
   * one without a template in Hindi is sent in English, one without any is not sent. Login codes in
   * Hindi have `login_code.hi`.
   */
  textTemplateIds?: Readonly<Record<string, string>>;
  timeLimitMs?: number;
}

const TIME_LIMIT_MS = 6_000;
const MAX_ANSWER_BYTES = 64_000;

/**
 * Sends login codes by MSG91's OTP API (https://docs.msg91.com/otp/sendotp), and other messages
 * by its Flow API (https://docs.msg91.com/sms/send-sms). They answer 200 for refusals too, with
 * `type: error`.
 */
export function msg91Sms(given: Msg91): Sms {
  const { templateId, textTemplateIds = {} } = given;
  return {
    sendLoginCode: (message) => {
      const registered = textTemplateIds[`login_code.${message.language}`] ?? templateId;
      return post(given, `otp?${queryOf(message, registered)}`, { domain: message.domain });
    },
    async sendText({ mobile, template, language, variables }) {
      const own = textTemplateIds[`${template}.${language}`];
      const registered = own ?? textTemplateIds[template];
      if (!registered) return;
      const recipients = [{ ...variables, mobiles: mobile.replace('+', '') }];
      await post(given, 'flow', { template_id: registered, recipients });
    },
  };
}

async function post(
  { url, authKey, timeLimitMs = TIME_LIMIT_MS }: Msg91,
  path: string,
  body: object,
): Promise<void> {
  const { status, bytes } = await callHttp({
    method: 'POST',
    url: `${url}/${path}`,
    headers: {
      authkey: authKey,
      'Accept-Encoding': 'identity',
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(body),
    timeLimitMs,
    maxBytes: MAX_ANSWER_BYTES,
  });
  const answer = readAnswer(bytes?.toString('utf8') ?? '');
  if (status === 200 && answer.type === 'success') return;
  throw new Error(`MSG91 answered ${status}: ${fitForLog(answer.message)}`);
}

function queryOf({ mobile, code }: LoginCodeSms, templateId: string): URLSearchParams {
  return new URLSearchParams({
    template_id: templateId,
    mobile: mobile.replace('+', ''),
    otp: code,
    otp_expiry: String(LOGIN_CODE_VALID_S / 60),
  });
}

function readAnswer(text: string): { type?: unknown; message?: unknown } {
  try {
    return Object(JSON.parse(text));
  } catch {
    return { message: 'no JSON' };
  }
}

/** The gateway's message on one line, without numbers and codes. */
function fitForLog(message: unknown): string {
  const text = typeof message === 'string' ? message : 'no reason';
  return text
    .replace(/\d{3,}/g, '***')
    .replace(/[\p{C}\s]+/gu, ' ')
    .slice(0, 200);
}
