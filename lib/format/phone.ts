/** The longest number of any country. */
const MAX_PHONE_DIGITS = 15;

/**
 * Formats an Indian mobile number for reading: `+91 98980 00000`. Returns anything but ten digits,
 * with or without +91, unchanged.
 */
export function formatPhone(phone: string): string {
  const digits = indianDigits(phone);
  return digits ? `+91 ${digits.slice(0, 5)} ${digits.slice(5)}` : phone;
}

/** Returns the `tel:` link of the number, without spaces: `tel:+919898000000`. */
export function phoneHref(phone: string): string {
  const digits = indianDigits(phone);
  return `tel:${digits ? `+91${digits}` : phone.replace(/[^\d+]/g, '')}`;
}

/**
 * Returns the value of a ten-digit field for typed, pasted or autofilled input: `+91 98980 00000`
 * and `098980 00000` become `9898000000`; excess digits are dropped.
 */
export function nationalDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  return /^(?:0?0?91|0)?(\d{10})$/.exec(digits)?.[1] ?? digits.slice(0, 10);
}

/**
 * Returns the digits of typed, pasted or autofilled input without the calling code of its country:
 * `+977 980-1234567` after `+977` becomes `9801234567`.
 */
export function digitsAfter(callingCode: string, typed: string): string {
  const text = typed.replace(/[^\d+]/g, '');
  const national =
    callingCode && text.startsWith(callingCode) ? text.slice(callingCode.length) : text;
  return national.replace(/\D/g, '').slice(0, MAX_PHONE_DIGITS);
}

function indianDigits(phone: string): string | undefined {
  return /^(?:\+?91)?(\d{10})$/.exec(phone.replace(/[\s-]/g, ''))?.[1];
}

/** Returns the link that opens a chat with a number on WhatsApp, with a message to send if given. */
export function whatsappHref(phone: string, message?: string): string {
  const chat = `https://wa.me/${phone.replace(/\D/g, '')}`;
  return message ? `${chat}?text=${encodeURIComponent(message)}` : chat;
}
