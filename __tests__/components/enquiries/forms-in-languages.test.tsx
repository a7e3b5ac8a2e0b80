import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allowCaptcha, captchaAnswer } from '@/__tests__/support/captcha-in-dom';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { inGujarati, inHindi } from '@/__tests__/support/in-languages';
import { GujaratiTexts, HindiTexts } from '@/__tests__/support/texts-in-languages';
import { ContactForm } from '@/components/enquiries/contact-form.client';
import { LeadForm } from '@/components/enquiries/lead-form.client';
import { fieldMessages } from '@/contract/messages/fields';
import { removeAllDrafts } from '@/lib/forms/draft-store';
import { ANONYMOUS_SHOPPER } from '@/lib/view/session';

const COUNTRIES = [
  { id: 101, name: 'भारत', callingCode: '+91', also: ['India'] },
  { id: 153, name: 'नेपाल', callingCode: '+977', also: ['Nepal'] },
];
const CITIES = [
  { id: 57_588, name: 'Abrama' },
  { id: 57_606, name: 'Ahmedabad', also: ['अहमदाबाद'] },
  { id: 57_700, name: 'Surat', also: ['सूरत'] },
];

const user = userEvent.setup({ delay: null });
const field = (label: string) => screen.getByRole('combobox', { name: new RegExp(`^${label}`) });
const offeredBelow = (input: HTMLElement) => {
  const list = document.getElementById(input.getAttribute('list') ?? '');
  return [...(list?.querySelectorAll('option') ?? [])].map(({ value, label }) => [value, label]);
};
const untilDrawn = (t = inHindi) => screen.findByRole('checkbox', { name: t('I am not a robot') });
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
    if (path === '/api/places/countries') return Response.json({ countries: COUNTRIES });
    const isState = path.startsWith('/api/places/states/');
    return Response.json({ places: isState ? [{ id: 4030, name: 'गुजरात' }] : CITIES });
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

describe('a country in Hindi', () => {
  test.each(['नेपाल', 'Nepal'])('is chosen by typing %s', async (typed) => {
    render(<ContactForm />, { wrapper: HindiTexts });
    await untilDrawn();
    const country = field('देश');
    await user.clear(country);
    expect(chosen('country')).toBe('');
    await user.click(country);
    await user.paste(typed);
    await waitFor(() => expect(chosen('country')).toBe('153'));
    expect(screen.getByText('+977')).toBeInTheDocument();
    expect(asked).toEqual([
      `/api/places/countries?${new URLSearchParams({ q: typed, language: 'hi' })}`,
    ]);
  });

  test('is offered in Hindi, with the English name where that is typed', async () => {
    render(<ContactForm />, { wrapper: HindiTexts });
    await untilDrawn();
    await user.clear(field('देश'));
    await user.click(field('देश'));
    await user.paste('Nep');
    await waitFor(() => expect(offeredBelow(field('देश'))).toContainEqual(['नेपाल', 'Nepal']));
  });
});

describe('a city in Hindi', () => {
  const openCities = async () => {
    render(<LeadForm kind="business" />, { wrapper: HindiTexts });
    const state = await screen.findByRole('option', { name: 'गुजरात' });
    await user.selectOptions(field(inHindi('State')), state);
    await waitFor(() => expect(offeredBelow(field(inHindi('City')))).toHaveLength(CITIES.length));
    return field(inHindi('City'));
  };

  test.each(['अहमदाबाद', 'ahmedabad'])('is chosen by typing %s', async (typed) => {
    const city = await openCities();
    await user.type(city, typed);
    expect(chosen('city')).toBe('57606');
    expect(city).toHaveValue(typed);
  });

  test('is offered in one script, with what is typed beside it', async () => {
    const city = await openCities();
    expect(offeredBelow(city).map(([name]) => name)).toEqual(['Abrama', 'Ahmedabad', 'Surat']);
    await user.type(city, 'सू');
    expect(offeredBelow(city)).toEqual([['Surat', 'सूरत']]);
  });

  test('that is not in the list is refused, not left out', async () => {
    const city = await openCities();
    await user.type(city, 'अटलांटिस');
    await user.tab();
    const message = inHindi.filled(fieldMessages.notValid('City'));
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  test('is cleared with its state', async () => {
    const city = await openCities();
    await user.type(city, 'सूरत');
    await user.selectOptions(field(inHindi('State')), '');
    expect(field(inHindi('City'))).toHaveValue('');
    expect(chosen('city')).toBe('');
  });
});
