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

function indianDigits(phone: string): string | undefined {
  return /^(?:\+?91)?(\d{10})$/.exec(phone.replace(/[\s-]/g, ''))?.[1];
}
