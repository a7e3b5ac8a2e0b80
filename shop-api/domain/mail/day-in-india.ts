const IN_INDIA = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** A day as a mail tells it: `21 November 2026`. */
export function dayInIndia(moment: Date): string {
  return IN_INDIA.format(moment);
}
