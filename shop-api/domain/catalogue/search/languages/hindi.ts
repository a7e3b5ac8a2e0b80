import { latiniseDevanagari } from './devanagari.ts';
import type { Writing } from './writing.ts';

/** "पत्तों" and "पत्ते" are "पत्ता"; "बूटियाँ" and "बूटियों" are "बूटी". The word keeps two letters. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L}\p{M}*\p{L})ि(?:याँ|यां|यों)$/u, 'ी'],
  [/(?<=\p{L}\p{M}*\p{L})(?:ों|े)$/u, 'ा'],
  [/(?<=\p{L}\p{M}*\p{L})ें$/u, ''],
];

export const hindiWriting: Writing = {
  letters: /[\u0900-\u097F]+/g,
  latinise: latiniseDevanagari,
  stemOf: (word) => {
    const [ending, base] = ENDINGS.find(([one]) => one.test(word)) ?? [];
    return ending ? word.replace(ending, base ?? '') : word;
  },
  fillers: `के का की को लिए लिये है हैं में से पर और या तक न ना नहीं कौन सा सी क्या कुछ कोई मुझे मेरे मेरी मेरा चाहिए
    चाहिये सबसे अच्छा अच्छी वाला वाली वाले कैसे करें करने करना कर होता होती होना आना आती खाते ये यह वो आप हम`,
  wishes: 'देसी शुद्ध असली प्राकृतिक ऑर्गेनिक आयुर्वेदिक हर्बल',
  forms: `पाउडर चूर्ण कैप्सूल टैबलेट गोली वटी साबुत रस सिरप शरबत बूँदें डंडी पंखुड़ी छाल जड़ दाने बीज मिक्स पेस्ट कच्चा
    कच्ची बैग जार पैक जोड़ी डिब्बा सेट नग भुने भुना सूखे सूखा`,
  units: { g: 'ग्राम', kg: 'किलो किलोग्राम', ml: 'मिली मिलि मिलीलीटर', l: 'लीटर लिटर' },
  amounts: {
    आधा: 0.5,
    आधी: 0.5,
    पाव: 0.25,
    एक: 1,
    डेढ़: 1.5,
    दो: 2,
    ढाई: 2.5,
    तीन: 3,
    पाँच: 5,
    पांच: 5,
  },
  prices: {
    joined: 'से के',
    less: 'कम नीचे अंदर भीतर तक',
    more: 'ज़्यादा ज्यादा अधिक ऊपर',
    to: 'से और',
    within: 'बीच अंदर तक',
  },
};
