import { expect, test } from '@jest/globals';
import { inGujarati, inHindi } from '@/__tests__/support/in-languages';
import { addressApiMessages } from '@/contract/messages/addresses';
import { captchaMessages } from '@/contract/messages/captcha';
import { englishText } from '@/contract/messages/text-with-values';
import { signUpMessage } from '@/lib/account-error';
import { ApiError } from '@/lib/api-error';
import { messageTranslator } from '@/lib/translated-failure';

const refused = (said: ConstructorParameters<typeof ApiError>[1]) => new ApiError('domain', said);
const robot = refused(captchaMessages.notSolved);

test('a refused sign-up says its reason, in English as the specification words it', () => {
  expect(englishText(signUpMessage(robot))).toBe(`Sign-up failed! ${captchaMessages.notSolved}`);
  expect(signUpMessage(new Error('none'))).toBe('Something went wrong.');
});

test('title and reason are in the language of the page', () => {
  const said = messageTranslator(robot, inGujarati)(signUpMessage(robot));
  expect(said).toBe('સાઇન અપ થઈ શક્યું નથી! કૃપા કરીને કૅપ્ચા પૂરું કરો.');
});

test('a reason with values is translated with them', () => {
  const error = refused(addressApiMessages.notServed('110001'));
  const said = messageTranslator(error, inHindi)(signUpMessage(error));
  expect(said).toBe('साइन अप नहीं हो सका! हम पिन कोड 110001 पर डिलीवरी नहीं करते।');
});

test('a reason that the server has translated stays as it came', () => {
  expect(inGujarati.filled(signUpMessage(refused('આ નંબર બ્લૉક છે.')))).toBe(
    'સાઇન અપ થઈ શક્યું નથી! આ નંબર બ્લૉક છે.',
  );
});
