import { beforeEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { allowCaptcha, captchaAnswer } from '@/__tests__/support/captcha-in-dom';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { ContactForm } from '@/components/enquiries/contact-form.client';
import { GujaratiTexts } from '@/components/shared/gujarati-texts.client';
import { HindiTexts } from '@/components/shared/hindi-texts.client';
import { removeAllDrafts } from '@/lib/forms/draft-store';
import { inGujarati } from '@/lib/language/gujarati/in-gujarati';
import { inHindi } from '@/lib/language/hindi/in-hindi';
import type { Translate } from '@/lib/language/translate';
import { ANONYMOUS_SHOPPER } from '@/lib/view/session';

const field = (label: string) => screen.getByRole('combobox', { name: new RegExp(`^${label}`) });
const untilDrawn = (t: Translate) => screen.findByRole('checkbox', { name: t('I am not a robot') });
const chosen = (name: string) =>
  document.querySelector<HTMLInputElement>(`input[type=hidden][name=${name}]`)?.value;

let asked: string[];

beforeEach(() => {
  allowCaptcha();
  removeAllDrafts();
  asked = [];
  openFakeApi(({ pathname: path, search }) => {
    if (path === '/api/captcha') return captchaAnswer();
    if (!path.startsWith('/api/places/')) return Response.json(ANONYMOUS_SHOPPER);
    asked.push(path + search);
    return Response.json({ places: [] });
  });
});

test.each([
  ['Hindi', HindiTexts, inHindi],
  ['Gujarati', GujaratiTexts, inGujarati],
])('in %s the contact form begins in India, with the phone open', async (_, Texts, t) => {
  render(<ContactForm />, { wrapper: Texts });
  await untilDrawn(t);
  expect(field(t('Country'))).toHaveValue(t('India'));
  expect(chosen('country')).toBe('101');
  expect(screen.getByLabelText(new RegExp(`^${t('Phone')}`))).toBeInTheDocument();
  expect(screen.getByText('+91')).toBeInTheDocument();
  expect(asked).toEqual([]);
});
