import { wordsIn } from '../languages/writings.ts';
import { wordsOf } from './fold.ts';

/** Words of questions and sentences, which say nothing about goods, typed in Latin letters or in their own. */
const FILLERS = wordSet(
  `${wordsIn('fillers')}
  a about aap accha acchi and any are at available batao best buy by can chahiye cheap check cost
  dena do does for from get give hai ho hona how i in is it item items ji ka kaa kahan kare karna
  kaun kaunsa kaunsi ke ki kii kis ko kon konsa koi kya liye liya lena like me mein meri mera mil milega my
  near need needed of offer on online or order par please price product products rate
  recommend recommended sabse se shop show some store suggest that the thing things this to under
  use used useful uses wala wale wali want we what which who will with you your aur le lo liya wo
  hoon hu main mujhe aapke aapka aapki paas pass bhai bhaiya didi dikhao dikhaiye dikha sir madam
  hello hi plz pls kindly am are looking there have got has sell selling some kuch kuchh thoda zyada
  jaldi dijiye dedo mangwana manga kharidna nahi nahin aati lagti rahi raha rahe ho hota hoti hua
  konsi kese kaise kyu kyun kitna kitne ye yeh yah wo voh woh vo mast badhiya badiya sasta saste
  rated khareedna was were be been just very much more than then them they our us so if but not
  tell needs wants going make makes making made keep kindly tips way ways type types kind kinds
  everyone anyone people someone something anything really actually today now please plzz pleas
  banane lagane lagana peene dalne rakhne chahie chaiye chahiy hetu vaste
  waste liye ka ke liyo dono sab sabhi bahut bohot itna aisa aise kaisa kaisi
  instead should would ko ek sa si baad baat pehle pahle
  khaye khaaye khayen piye piyen du dun lagau lagaun karu karun
  mujhko humko hume hamein sakte sakta apne apna apni rupees rs when where je nu ni no maate mate chhe che`,
);

/** Wishes that every product of the shop claims to fulfil; they rank, and exclude nothing. */
const WISHES = wordSet(
  `organic pure natural desi shudh shuddh asli original real fresh good achha accha acha quality
  premium herbal ayurvedic ayurved healthy health brand branded homemade traditional indian
  chemical free without bina new top super better safe effective effectively strong fast quick
  daily everyday family home ghar gharelu ${wordsIn('wishes')}`,
);

/** Words that say in which form or pack a thing comes, and rarely what it is. */
const FORMS = wordSet(
  `powder churna capsule capsules tablet tablets vati whole juice syrup drops stick sticks cones
  cups quills petals husk root stem leaf leaves seed seeds beans mix liquid paste raw bags bag
  family jar pack pair box set piece pieces recipe gold cold filled bottle pouch tin ark kit
  liquid granules flakes roasted dried ${wordsIn('forms')}`,
);

/** After these a name says what is not in it, or what it is for. */
const AFTER_THE_NAME = wordSet('without with for of in from');

/** The words of a list in plain Latin spelling; Indian scripts as `wordsOf` writes them. */
function wordSet(words: string): ReadonlySet<string> {
  return new Set(wordsOf(words));
}

export const isFiller = (word: string): boolean => FILLERS.has(word);
export const isWish = (word: string): boolean => WISHES.has(word);
/** Whether a filler or a wish may go on like this: `acch` of "accha". */
export function beginsPlainWord(start: string): boolean {
  return [...FILLERS, ...WISHES].some((word) => word.startsWith(start));
}
export const isForm = (word: string): boolean => FORMS.has(word);

/**
 * Returns what a product is, from the words of its name: `turmeric` of "Lakadong Turmeric Powder",
 * `ghee` of "Turmeric Pepper Infused Ghee", `soap` of "Panchgavya Soap Pack of 4".
 */
export function headOf(name: readonly string[]): string | undefined {
  const end = name.findIndex((word) => AFTER_THE_NAME.has(word));
  const own = end > 0 ? name.slice(0, end) : name;
  return own.findLast((word) => !isForm(word) && !/^\d/.test(word)) ?? own.at(-1);
}
