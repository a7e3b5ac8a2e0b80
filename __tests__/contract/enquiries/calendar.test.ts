import { describe, expect, test } from '@jest/globals';
import { appointmentUid, calendarFile } from '@/contract/enquiries/calendar';

const ENTRY = {
  uid: appointmentUid(12),
  start: new Date('2026-12-01T04:00:00Z'),
  end: new Date('2026-12-01T04:20:00Z'),
  title: 'Vanya consultation',
  description: 'The vaidya calls you.',
  location: 'Online',
  stamp: new Date('2026-11-21T06:30:15.250Z'),
};

/** Reads a file as a calendar does: joins folded lines, then takes escapes apart. */
function read(file: string): Record<string, string> {
  const lines = file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
  const plain = (text: string) =>
    text.replaceAll(/\\([\\;,nN])/g, (_all, sign: string) => (/n/i.test(sign) ? '\n' : sign));
  return Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')),
      plain(line.slice(line.indexOf(':') + 1)),
    ]),
  );
}

test('a calendar file has one entry, in UTC, in lines that end with CRLF', () => {
  expect(calendarFile(ENTRY)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Vanya//Appointments//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:appointment-12@vanya',
      'DTSTAMP:20261121T063015Z',
      'DTSTART:20261201T040000Z',
      'DTEND:20261201T042000Z',
      'SUMMARY:Vanya consultation',
      'DESCRIPTION:The vaidya calls you.',
      'LOCATION:Online',
      'STATUS:CONFIRMED',
      'TRANSP:OPAQUE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

describe('any text', () => {
  const TEXTS = [
    'commas, semicolons; back\\slashes, \\n itself',
    'two\nlines',
    'END:VEVENT\nBEGIN:VEVENT\nSUMMARY:Other',
    'x'.repeat(75),
    'x'.repeat(500),
    'परामर्श '.repeat(60).trim(),
    '🌿'.repeat(60),
    `${'a'.repeat(62)}🌿,;\\`,
    '',
  ];

  test.each(TEXTS)('is read back as it was: %j', (text) => {
    const file = calendarFile({ ...ENTRY, title: text, description: text, location: text });
    expect(read(file)).toMatchObject({ SUMMARY: text, DESCRIPTION: text, LOCATION: text });
    expect(file.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
  });

  test.each(TEXTS)('is folded into lines of 75 octets, with whole characters: %j', (text) => {
    const file = calendarFile({ ...ENTRY, title: text });
    for (const line of file.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line.isWellFormed()).toBe(true);
    }
  });

  test('loses control characters, which calendars refuse', () => {
    const file = calendarFile({ ...ENTRY, title: 'a\u0000b\u0007c\u007Fd\te\r\nf\rg' });
    expect(read(file).SUMMARY).toBe('abcd\te\nf\ng');
  });
});

test('the id of an appointment stays the same, and differs from that of another', () => {
  expect(appointmentUid(12)).toBe(appointmentUid(12));
  expect(appointmentUid(12)).not.toBe(appointmentUid(13));
});
