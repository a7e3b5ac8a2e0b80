const MONTHS: Record<string, string> = {
  ...{ Jan: 'जन॰', Feb: 'फ़र॰', Mar: 'मार्च', Apr: 'अप्रैल', Jun: 'जून', Jul: 'जुल॰', Aug: 'अग॰' },
  ...{ Sep: 'सित॰', Sept: 'सित॰', Oct: 'अक्टू॰', Nov: 'नव॰', Dec: 'दिस॰' },
  ...{ January: 'जनवरी', February: 'फ़रवरी', March: 'मार्च', April: 'अप्रैल', May: 'मई' },
  ...{ June: 'जून', July: 'जुलाई', August: 'अगस्त', September: 'सितंबर', October: 'अक्टूबर' },
  ...{ November: 'नवंबर', December: 'दिसंबर' },
};

const DAYS: Record<string, string> = {
  ...{ Mon: 'सोम', Tue: 'मंगल', Wed: 'बुध', Thu: 'गुरु', Fri: 'शुक्र', Sat: 'शनि', Sun: 'रवि' },
  ...{ Monday: 'सोमवार', Tuesday: 'मंगलवार', Wednesday: 'बुधवार', Thursday: 'गुरुवार' },
  ...{ Friday: 'शुक्रवार', Saturday: 'शनिवार', Sunday: 'रविवार' },
};

const PARTS: Record<string, string> = { ...MONTHS, ...DAYS, to: 'से' };

/** The part of the day that a Hindi speaker names before the hour. */
function partOfDay(hour: number, isAfternoon: boolean): string {
  if (!isAfternoon) return hour === 12 || hour < 4 ? 'रात' : 'सुबह';
  if (hour === 12 || hour < 4) return 'दोपहर';
  return hour < 8 ? 'शाम' : 'रात';
}

const TIME = /(\d{1,2})(:\d{2})?\s([ap])m/g;

function timeInHindi(text: string): string {
  return text.replace(
    TIME,
    (_, hour: string, minutes = '', half: string) =>
      `${partOfDay(Number(hour), half === 'p')} ${hour}${minutes} बजे`,
  );
}

/**
 * Translates a date or time as `lib/format/dates` writes it: `Tue, 24 November` → `मंगल, 24 नवंबर`,
 * `8:42 pm` → `रात 8:42 बजे`. Null for a text with any other word.
 */
export function dateInHindi(text: string): string | null {
  const parts = text.replace(TIME, '').match(/\p{L}+/gu) ?? [];
  const isDate = parts.every((word) => word in PARTS);
  if (!isDate || (parts.length === 0 && text.search(TIME) < 0)) return null;
  return untilIts(timeInHindi(text).replace(/[A-Za-z]+/g, (word) => PARTS[word] ?? word));
}

/** A range ends with `तक`, and names the hour word and a part of the day once. */
function untilIts(text: string): string {
  if (!text.includes(' से ')) return text;
  return `${text.replace(/([\p{L}\p{M}]+) (\S+) बजे से \1 /u, '$1 $2 से ').replace(' बजे से ', ' से ')} तक`;
}
