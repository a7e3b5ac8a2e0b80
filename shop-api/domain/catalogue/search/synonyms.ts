import { fold } from './fold.ts';

/** Synonyms, in any spelling and script; a name may have several words. */
const SAME_THING: readonly (readonly string[])[] = [
  // herbs and flowers
  ['haldi', 'haridra', 'turmeric', 'हल्दी'],
  ['adrak', 'ginger', 'sonth', 'अदरक'],
  ['tulsi', 'holy basil', 'तुलसी'],
  ['giloy', 'guduchi', 'amrita', 'गिलोय'],
  ['amla', 'awla', 'amalaki', 'gooseberry', 'आंवला'],
  ['ashwagandha', 'winter cherry', 'अश्वगंधा'],
  ['moringa', 'drumstick', 'sahjan', 'सहजन'],
  ['neem', 'margosa', 'नीम'],
  ['isabgol', 'psyllium', 'इसबगोल'],
  ['pudina', 'mint', 'पुदीना'],
  ['gulab', 'rose', 'गुलाब'],
  ['jal', 'paani', 'water', 'जल', 'पानी'],
  ['chandan', 'sandal', 'sandalwood', 'चंदन'],
  ['gudhal', 'hibiscus', 'गुड़हल'],
  ['bhringraj', 'bhangra', 'भृंगराज'],
  ['khus', 'vetiver', 'खस'],
  ['ghritkumari', 'aloe', 'aloe vera', 'घृतकुमारी'],
  ['kheera', 'cucumber', 'खीरा'],
  ['reetha', 'soapnut', 'रीठा'],
  ['kadi patta', 'curry leaf', 'करी पत्ता'],
  ['babool', 'acacia', 'बबूल'],
  ['shatavari', 'asparagus', 'शतावरी'],
  // spices
  ['elaichi', 'ilaychi', 'cardamom', 'इलायची'],
  ['jeera', 'cumin', 'जीरा'],
  ['dhania', 'coriander', 'cilantro', 'धनिया'],
  ['methi', 'fenugreek', 'मेथी'],
  ['mirch', 'mirchi', 'chilli', 'मिर्च'],
  ['kali mirch', 'pepper', 'काली मिर्च'],
  ['dalchini', 'cinnamon', 'दालचीनी'],
  ['laung', 'clove', 'लौंग'],
  ['kesar', 'saffron', 'zafran', 'केसर'],
  ['hing', 'asafoetida', 'हींग'],
  ['ajwain', 'carom', 'अजवाइन'],
  ['saunf', 'fennel', 'सौंफ'],
  ['masala', 'spice', 'मसाला'],
  ['namak', 'salt', 'नमक'],
  // kitchen
  ['ghee', 'ghrita', 'clarified butter', 'घी'],
  ['shahad', 'madhu', 'honey', 'शहद', 'મધ'],
  ['gur', 'gud', 'jaggery', 'गुड़', 'ગોળ'],
  ['chini', 'shakkar', 'sugar', 'चीनी', 'शक्कर'],
  ['chawal', 'rice', 'चावल'],
  ['dal', 'daal', 'lentil', 'pulse', 'दाल'],
  ['toor', 'tur', 'arhar', 'pigeon pea', 'तूर', 'अरहर'],
  ['atta', 'flour', 'आटा'],
  ['ragi', 'nachni', 'finger millet', 'रागी'],
  ['kangni', 'foxtail millet', 'कंगनी'],
  ['til', 'gingelly', 'sesame', 'तिल'],
  ['moongfali', 'singdana', 'groundnut', 'peanut', 'मूंगफली'],
  ['tel', 'taila', 'oil', 'तेल'],
  ['badam', 'almond', 'बादाम'],
  ['khajur', 'date', 'खजूर'],
  ['makhana', 'fox nut', 'lotus seed', 'मखाना'],
  ['nimbu', 'lemon', 'नींबू'],
  ['nariyal', 'coconut', 'नारियल'],
  ['doodh', 'milk', 'दूध'],
  ['jai', 'oat', 'जई'],
  ['chai', 'tea', 'चाय', 'ચા'],
  ['kaapi', 'kofi', 'coffee', 'कॉफी'],
  ['kadha', 'kada', 'decoction', 'काढ़ा'],
  ['ras', 'juice', 'रस'],
  ['churna', 'powder', 'चूर्ण'],
  ['vati', 'goli', 'tablet', 'वटी'],
  // care, home and prayer
  ['sabun', 'soap', 'bathing bar', 'साबुन'],
  ['baal', 'kesh', 'hair', 'बाल', 'केश'],
  ['dant manjan', 'toothpaste', 'दंत मंजन'],
  ['chehra', 'face', 'चेहरा'],
  ['malish', 'massage', 'मालिश'],
  ['shishu', 'baby', 'शिशु'],
  ['agarbatti', 'incense', 'अगरबत्ती'],
  ['dhoop', 'incense', 'धूप'],
  ['loban', 'sambrani', 'benzoin', 'लोबान'],
  ['diya', 'deepak', 'lamp', 'दीया', 'दीपक'],
  ['batti', 'wick', 'बत्ती'],
  ['gomutra', 'gaumutra', 'cow urine', 'गोमूत्र'],
  ['gomaya', 'gobar', 'cow dung', 'गोबर'],
  ['bartan', 'dishwash', 'बर्तन'],
  ['khad', 'manure', 'compost', 'खाद'],
  ['uphaar', 'tohfa', 'gift', 'hamper', 'उपहार'],
];

/** Number of words in the longest name of the table. */
export const LONGEST_NAME = 2;

const OTHER_NAMES = otherNames();

/** Returns the folded synonyms of a phrase; none for a phrase that is not in the table. */
export function synonymsOf(foldedPhrase: string): ReadonlySet<string> {
  return OTHER_NAMES.get(foldedPhrase) ?? new Set();
}

function otherNames(): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  for (const group of SAME_THING) {
    const phrases = group.map((name) => fold(name));
    for (const phrase of phrases) {
      const key = phrase.join(' ');
      const known = names.get(key) ?? new Set();
      for (const word of phrases.flat()) if (!phrase.includes(word)) known.add(word);
      names.set(key, known);
    }
  }
  return names;
}
