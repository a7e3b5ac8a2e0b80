import { SHOP_NAME, SHOP_SLUG } from '../shop/shop-names.ts';

/** An entry of a calendar. */
interface CalendarEntry {
  /** The same for the same entry, so that a second import replaces the first. */
  uid: string;
  start: Date;
  end: Date;
  title: string;
  description: string;
  location: string;
  /** When the file is written. */
  stamp: Date;
}

/** Returns the stable id of an appointment in calendars. */
export function appointmentUid(appointmentId: number): string {
  return `appointment-${appointmentId}@${SHOP_SLUG}`;
}

/** Returns the stable id of an event in calendars. */
export function eventUid(eventId: number): string {
  return `event-${eventId}@${SHOP_SLUG}`;
}

/** Returns the text of an `.ics` file with one entry (RFC 5545), for `text/calendar`. */
export function calendarFile(entry: CalendarEntry): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${SHOP_NAME}//Appointments//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(entry.uid)}`,
    `DTSTAMP:${inUtc(entry.stamp)}`,
    `DTSTART:${inUtc(entry.start)}`,
    `DTEND:${inUtc(entry.end)}`,
    `SUMMARY:${escaped(entry.title)}`,
    `DESCRIPTION:${escaped(entry.description)}`,
    `LOCATION:${escaped(entry.location)}`,
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

/** `20261201T040000Z`. */
function inUtc(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** Escapes a text; control characters other than line breaks and tabs are not allowed. */
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

const MAX_OCTETS = 75;

/** Folds a line: 75 octets at most, the next ones start with a space. Characters stay whole. */
function folded(line: string): string {
  const octets = new TextEncoder();
  const lines: string[] = [];
  let current = '';
  let length = 0;
  for (const character of line) {
    const size = octets.encode(character).length;
    if (length + size > MAX_OCTETS) {
      lines.push(current);
      // The leading space counts too.
      [current, length] = [' ', 1];
    }
    current += character;
    length += size;
  }
  return [...lines, current].join('\r\n');
}
