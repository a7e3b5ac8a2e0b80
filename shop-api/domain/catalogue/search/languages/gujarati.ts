import { latiniseDevanagari } from './devanagari.ts';
import type { Writing } from './writing.ts';

/** The Unicode block of Gujarati has the order of Devanagari, shifted by this many code points. */
const SHIFT = 0x180;

/** Postpositions and "with", joined to the word before them, which keeps a syllable at least. */
const JOINED =
  /^(\p{L}(?:\p{M}|\p{L})[\p{L}\p{M}]*?)(?:માંથી|વાળો|વાળી|વાળું|વાળાં|વાળા|નો|ની|નું|નાં|ના|ને|માં|થી)$/u;
/** "દીવો" is "દીવા" before a postposition, "મરચું" is "મરચાં" where there are several. */
const INFLECTED = /(?<=\p{L}\p{M}*\p{L})(?:ો|ું|ાં)$/u;

export const gujaratiWriting: Writing = {
  letters: /[\u0A80-\u0AFF]+/g,
  latinise: (run) =>
    latiniseDevanagari(run.replace(/./g, (c) => String.fromCharCode(c.charCodeAt(0) - SHIFT))),
  stemOf: (word) => word.replace(JOINED, '$1').replace(INFLECTED, 'ા'),
  fillers: `માટે માટેનું માટેની માટેનો છે નું ની નો ના નાં ને નથી અને કે પણ પર થી માં એક આ તે જે હું મને મારે મારી મારું
    તમે તમારું કયું કઈ કયો શું સારું સારી સારો સારા જોઈએ જોઈએ છીએ બતાવો આપો કોઈ કંઈ કેવી રીતે વાળું વાળી વાળો વાળા
    સાથે વગર વગરનું વગરની વગરનો વિના કરે કરવા કરવું થાય થતો થતી ખાવા પીવા લગાવવા`,
  wishes: `શુદ્ધ દેશી કુદરતી અસલી ઓર્ગેનિક આયુર્વેદિક હર્બલ તાજું તાજી તાજો ઘરનું ઘરની ઘરેલુ પરંપરાગત નવું નવી શ્રેષ્ઠ`,
  forms: `પાવડર પાઉડર ચૂર્ણ કૅપ્સ્યૂલ કેપ્સ્યુલ ટૅબ્લેટ ગોળી વટી આખું આખી આખા રસ સિરપ શરબત ટીપાં ધૂપસળી પાંદડી ભૂંગળી
    છાલ મૂળ દાણા બીજ મિક્સ પેસ્ટ કાચું કાચી બૅગ જાર પૅક જોડી ડબ્બો સેટ નંગ શેકેલા શેકેલું સૂકવેલા ભરેલું`,
  units: { g: 'ગ્રામ', kg: 'કિલો કિલોગ્રામ', ml: 'મિલિ મિલી મિલિલિટર', l: 'લિટર લીટર' },
};
