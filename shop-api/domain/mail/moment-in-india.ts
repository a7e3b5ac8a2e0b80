const IN_INDIA = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** A moment as a mail tells it: `21 November 2026 at 12:00 pm (India)`. */
export function momentInIndia(moment: Date): string {
  return `${IN_INDIA.format(moment)} (India)`;
}
