import { LOGIN_CODE_VALID_S } from '../../../contract/limits.ts';
import { callHttp } from '../call-http.ts';
import type { LoginCodeSms, Sms } from './sms.ts';

interface Msg91 {
  /** For example `https://control.msg91.com/api/v5`. */
  url: string;
  authKey: string;
  /** The DLT template; it has the variables OTP and domain. */
  templateId: string;
  timeLimitMs?: number;
}

const TIME_LIMIT_MS = 6_000;
const MAX_ANSWER_BYTES = 64_000;

/**
 * Sends text messages by MSG91's OTP API (https://docs.msg91.com/otp/sendotp). It answers 200 for
 * refusals too, with `type: error`.
 */
export function msg91Sms({ url, authKey, templateId, timeLimitMs = TIME_LIMIT_MS }: Msg91): Sms {
  return {
    async sendLoginCode(message) {
      const { status, bytes } = await callHttp({
        method: 'POST',
        url: `${url}/otp?${queryOf(message, templateId)}`,
        headers: {
          authkey: authKey,
          'Accept-Encoding': 'identity',
          'Content-Type': 'application/json',
        },
        body: JSON.stringify({ domain: message.domain }),
        timeLimitMs,
        maxBytes: MAX_ANSWER_BYTES,
      });
      const answer = readAnswer(bytes?.toString('utf8') ?? '');
      if (status === 200 && answer.type === 'success') return;
      throw new Error(`MSG91 answered ${status}: ${fitForLog(answer.message)}`);
    },
  };
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
