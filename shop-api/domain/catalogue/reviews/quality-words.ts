import type { ReviewQuality } from '../../../../contract/catalogue/review-qualities.ts';

/**
 * The words by which a review speaks of a quality, in English, Hindi (also in Latin letters) and
 * Gujarati. `taste*` stands for all words that begin so. A dot below a letter (`ताज़ा`) may be missing
 * in a review, and of `ँ` and `ं` either may stand.
 */
export const QUALITY_WORDS: Readonly<Record<ReviewQuality, readonly string[]>> = {
  aroma: [
    ...['aroma*', 'smell*', 'smelt', 'scent*', 'fragran*', 'perfum*', 'khushbu*', 'khushboo*'],
    ...['खुशबू*', 'ख़ुशबू*', 'खुशबु*', 'सुगंध*', 'सुगन्ध*', 'महक*', 'गंध', 'गन्ध'],
    ...['સુગંધ*', 'સુવાસ*', 'ખુશ્બુ*', 'ખુશ્બૂ*', 'ખુશબુ*', 'ખુશબૂ*', 'મહેક*', 'સોડમ*', 'ગંધ*'],
  ],
  taste: [
    ...['tast*', 'flavour*', 'flavor*', 'yummy', 'delicious', 'swad*', 'swaad*'],
    ...['स्वाद*', 'ज़ायक*', 'टेस्ट', 'टेस्टी', 'फ्लेवर*'],
    ...['સ્વાદ*', 'ટેસ્ટ', 'ટેસ્ટી', 'ફ્લેવર*'],
  ],
  texture: [
    ...['texture*', 'soft*', 'smooth*', 'crisp*', 'crunch*', 'grainy', 'coarse*', 'creamy'],
    ...[
      'बनावट',
      'मुलायम',
      'नरम',
      'दानेदार',
      'टेक्सचर*',
      'कुरकुरा',
      'कुरकुरी',
      'कुरकुरे',
      'करारा',
      'करारी',
      'खस्ता',
    ],
    ...[
      'ટેક્સચર*',
      'મુલાયમ',
      'નરમ',
      'પોચું',
      'પોચી',
      'પોચા',
      'દાણેદાર',
      'કણીદાર',
      'કરકરું',
      'કરકરી',
      'ક્રિસ્પી',
    ],
  ],
  freshness: [
    ...['fresh*', 'stale', 'taza', 'taaza', 'tazi'],
    ...['ताज़ा', 'ताज़ी', 'ताज़े', 'ताज़गी', 'फ्रेश', 'बासी'],
    ...['તાજું', 'તાજી', 'તાજો', 'તાજા', 'તાજાં', 'તાજગી*', 'ફ્રેશ', 'વાસી'],
  ],
  purity: [
    ...['pure', 'purer', 'purest', 'purity', 'genuine*', 'authentic*', 'adulterat*', 'shuddh*'],
    ...['शुद्ध*', 'असली', 'मिलावट*', 'ख़ालिस'],
    ...['શુદ્ધ*', 'અસલી', 'ભેળસેળ*', 'ચોખ્ખું', 'ચોખ્ખી', 'ચોખ્ખો', 'ચોખ્ખા'],
  ],
  colour: [
    ...['colour*', 'color*', 'rang', 'रंग', 'रंगत', 'रंगों', 'कलर'],
    ...['રંગ', 'રંગનો', 'રંગની', 'રંગનું', 'રંગના', 'રંગમાં', 'રંગે', 'કલર*'],
  ],
  packing: [
    ...['packing', 'packaging', 'packaged', 'packed', 'sealed', 'leak*'],
    ...['पैकिंग', 'पैकेजिंग', 'सील', 'सीलबंद', 'लीक'],
    ...['પેકિંગ*', 'પૅકિંગ*', 'પૅકેજિંગ*', 'પેકેજિંગ*', 'સીલ', 'સીલબંધ', 'લીક'],
  ],
  delivery: [
    ...['deliver*', 'courier*', 'shipping', 'shipped', 'shipment'],
    ...['डिलीवरी', 'डिलिवरी', 'डिलीवर', 'कूरियर', 'कुरियर'],
    ...['ડિલિવરી*', 'ડિલીવરી*', 'ડિલિવર', 'કુરિયર*', 'કૂરિયર*'],
  ],
  price: [
    ...['price*', 'pricing', 'pricey', 'cost', 'costs', 'costly', 'expensive', 'cheap*'],
    ...['affordable', 'value for money', 'paisa vasool', 'daam', 'keemat', 'kimat'],
    ...['क़ीमत*', 'दाम', 'दामों', 'महँगा', 'महँगी', 'महँगे', 'सस्ता', 'सस्ती', 'सस्ते', 'किफ़ायती', 'पैसा वसूल'],
    ...[
      'કિંમત*',
      'ભાવ',
      'ભાવે',
      'ભાવમાં',
      'ભાવનો',
      'મોંઘું',
      'મોંઘી',
      'મોંઘો',
      'મોંઘા',
      'સસ્તું',
      'સસ્તી',
      'સસ્તો',
      'સસ્તા',
      'પૈસા વસૂલ',
    ],
  ],
};
