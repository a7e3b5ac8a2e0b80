import { inflateSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { sampleInvoice } from '@/__tests__/support/sample-invoice';
import { invoiceWordsIn } from '@/shop-api/domain/mail/language-of';
import { pdfInvoices } from '@/shop-api/providers/invoice/pdf-invoices';
import { scriptLines, widthOf } from '@/shop-api/providers/invoice/script-lines';
import { printable, scriptRuns, shapeable } from '@/shop-api/providers/invoice/script-runs';

const ENGLISH = invoiceWordsIn('en');
const NAMES = [
  ['Devanagari', 'पश्चिम मंदिर अपार्टमेंट'],
  ['Gujarati', 'પ્રિયા શ્રીનાથજી'],
  ['Tamil', 'தமிழ்ச்செல்வி கிருஷ்ணன்'],
  ['Telugu', 'వెంకటేశ్వర్లు శ్రీనివాస్'],
  ['Bengali', 'শ্রীমতী কৃষ্ণা চট্টোপাধ্যায়'],
  ['Gurmukhi', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ'],
  ['Kannada', 'ಶ್ರೀನಿವಾಸ ಕೃಷ್ಣಮೂರ್ತಿ'],
  ['Malayalam', 'ശ്രീകുമാർ കൃഷ്ണൻ'],
  ['Odia', 'ଶ୍ରୀକାନ୍ତ ପଟ୍ଟନାୟକ'],
  ['Ol Chiki', 'ᱥᱟᱱᱛᱟᱲᱤ ᱢᱩᱨᱢᱩ'],
  ['Meetei Mayek', 'ꯃꯤꯇꯩ ꯆꯥꯅꯨ'],
  ['Urdu', 'محمد عبد اللہ گلی'],
] as const;

const { invoice } = sampleInvoice({ lines: [{ quantity: 1, pricePaise: 49_500, gstPercent: 5 }] });

/** The unpacked content of all pages. */
async function contentFor(name: string): Promise<string> {
  const pdf = await pdfInvoices.print(ENGLISH, { ...invoice, buyer: { ...invoice.buyer, name } });
  const bytes = Buffer.from(pdf).toString('latin1');
  return [...bytes.matchAll(/stream\n(.*?)\nendstream/gs)]
    .flatMap(([, packed = '']) => {
      try {
        return [inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')];
      } catch {
        return [];
      }
    })
    .filter((text) => / Tf$/m.test(text))
    .join('\n');
}

/** The glyphs drawn, as their numbers in the embedded fonts; 0 is the empty box. */
function glyphsOf(content: string): number[] {
  return [...content.matchAll(/<([0-9a-f]+)> -?[\d.]+/g)].flatMap(([, hex = '']) =>
    (hex.match(/.{4}/g) ?? []).map((glyph) => Number.parseInt(glyph, 16)),
  );
}

/** A text as PDF writes it outside ASCII: UTF-16 with a byte order mark. */
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('latin1');

const CONTROLS: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** PDF strings without their escapes. */
const unescaped = (content: string) =>
  content.replaceAll(/\\([nrtbf()\\])/g, (_all, sign: string) => CONTROLS[sign] ?? sign);

describe.each(NAMES)('a name in %s', (_script, name) => {
  test('is drawn without boxes', async () => {
    const glyphs = glyphsOf(await contentFor(name));
    expect(glyphs.length).toBeGreaterThan(200);
    expect(glyphs).not.toContain(0);
  });

  test('keeps the order of its letters for search and screen readers', async () => {
    expect(unescaped(await contentFor(name)).includes(utf16(name))).toBe(true);
  });

  test('is shaped whole in both weights, not letter by letter', () => {
    for (const word of name.split(' ')) {
      for (const weight of ['regular', 'bold'] as const) {
        expect(shapeable(scriptRuns(word), weight).map(({ text }) => text)).toEqual([word]);
      }
    }
  });
});

test('leaves out what no font has', async () => {
  expect(printable('આશા 👩‍🌾🌿 王 رحمن')).toBe('આશા   رحمن');
  expect(glyphsOf(await contentFor('Asha 🌿 王 Rao'))).not.toContain(0);
  expect(glyphsOf(await contentFor('🌿'))).not.toContain(0);
});

test.each(['王小明', '🌿'])('names somebody where no font has a letter of %s', async (name) => {
  expect(await contentFor(name)).toBe(await contentFor('Customer'));
});

test('wraps a long text by the widths of its glyphs, and breaks a word longer than a line', () => {
  const style = { width: 120, size: 10, weight: 'bold', align: 'left', lineGap: 0 } as const;
  for (const [, name] of NAMES) {
    const long = `${name} ${name.replaceAll(' ', '').repeat(4)}`;
    const lines = scriptLines(long, style);
    expect(lines.flat().join('')).toBe(long.replaceAll(' ', ''));
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) expect(widthOf(line, style)).toBeLessThanOrEqual(style.width);
  }
});
