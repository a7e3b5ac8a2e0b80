/**
 * An Indian mobile number as it is read aloud: `+91 98980 00000`.
 * Anything but ten digits, with or without +91, comes back unchanged.
 */
export function formatPhone(phone: string): string {
  const digits = indianDigits(phone);
  return digits ? `+91 ${digits.slice(0, 5)} ${digits.slice(5)}` : phone;
}

/** The number for a `tel:` link, without spaces: `tel:+919898000000`. */
export function phoneHref(phone: string): string {
  const digits = indianDigits(phone);
  return `tel:${digits ? `+91${digits}` : phone.replace(/[^\d+]/g, '')}`;
}

/**
 * What stands in a field for ten digits while someone types, pastes or autofills it: `+91 98980 00000`
 * and `098980 00000` become `9898000000`; digits too many are dropped.
 */
export function nationalDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  return /^(?:0?0?91|0)?(\d{10})$/.exec(digits)?.[1] ?? digits.slice(0, 10);
}

function indianDigits(phone: string): string | undefined {
  return /^(?:\+?91)?(\d{10})$/.exec(phone.replace(/[\s-]/g, ''))?.[1];
}
