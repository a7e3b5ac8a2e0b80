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

function indianDigits(phone: string): string | undefined {
  return /^(?:\+?91)?(\d{10})$/.exec(phone.replace(/[\s-]/g, ''))?.[1];
}

/** Returns the link that opens a chat with a number on WhatsApp, with a message to send if given. */
export function whatsappHref(phone: string, message?: string): string {
  const chat = `https://wa.me/${phone.replace(/\D/g, '')}`;
  return message ? `${chat}?text=${encodeURIComponent(message)}` : chat;
}
