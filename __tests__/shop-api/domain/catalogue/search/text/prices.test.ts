import { expect, test } from '@jest/globals';
import { latinise } from '@/shop-api/domain/catalogue/search/text/latinise';
import { takePrices } from '@/shop-api/domain/catalogue/search/text/prices';

const taken = (text: string) => {
  const { price, rest } = takePrices(latinise(text).toLowerCase());
  return { price, rest: rest.trim().replace(/ +/g, ' ') };
};

test.each([
  ['ghee under 600', { max: 600 }],
  ['ghee below ₹500', { max: 500 }],
  ['ghee less than rs. 1,200', { max: 1200 }],
  ['ghee upto 600 rupees', { max: 600 }],
  ['under 99/- ghee', { max: 99 }],
  ['300 se kam ghee', { max: 300 }],
  ['ghee ₹600 tak', { max: 600 }],
  ['ghee 500 rs ke andar', { max: 500 }],
  ['ghee 500 ke niche', { max: 500 }],
  ['ghee under 50 rupees', { max: 50 }],
  ['ghee above 500', { min: 500 }],
  ['ghee 500 se zyada', { min: 500 }],
  ['ghee between 200 and 500', { min: 200, max: 500 }],
  ['ghee 500 to 200', { min: 200, max: 500 }],
  ['ghee ₹200-₹500', { min: 200, max: 500 }],
  ['ghee 200 se 500 tak', { min: 200, max: 500 }],
])('reads the price of "%s"', (text, price) => {
  expect(taken(text)).toEqual({ price, rest: 'ghee' });
});

test.each([
  ['घी 600 से कम', { max: 600 }],
  ['घी ६०० रुपये तक', { max: 600 }],
  ['घी 500 के अंदर', { max: 500 }],
  ['घी 500 से नीचे', { max: 500 }],
  ['घी 500 से ज़्यादा', { min: 500 }],
  ['घी 200 से 500 के बीच', { min: 200, max: 500 }],
])('reads the price of "%s", in Devanagari', (text, price) => {
  expect(taken(text)).toEqual({ price, rest: 'ghii' });
});

test.each([
  ['ઘી 600 થી ઓછું', { max: 600 }],
  ['600 થી ઓછામાં ઘી', { max: 600 }],
  ['ઘી ₹600 સુધી', { max: 600 }],
  ['૬૦૦ રૂપિયા સુધીનું ઘી', { max: 600 }],
  ['રૂ. 600 ની અંદર ઘી', { max: 600 }],
  ['600 રૂપિયાથી નીચે ઘી', { max: 600 }],
  ['500 થી વધુ ઘી', { min: 500 }],
  ['500 રૂપિયા ઉપરનું ઘી', { min: 500 }],
  ['200 થી 500 ની વચ્ચે ઘી', { min: 200, max: 500 }],
  ['ઘી 200 અને 500 વચ્ચે', { min: 200, max: 500 }],
])('reads the price of "%s", in Gujarati', (text, price) => {
  expect(taken(text)).toEqual({ price, rest: 'ghii' });
});

test.each(['oil for women over 60', 'soap for kids under 5'])(
  'takes an age for no price, and searches no number: "%s"',
  (text) => {
    expect(taken(text)).toEqual({ price: null, rest: text.replace(/ (over|under) \d+/, '') });
  },
);

test.each([
  'soap for baby under 2 years',
  'coffee 80:20',
  'a2 ghee',
  'tulsi 51',
  'pack of 4',
  'ruunii 200 divet',
  'below the belt',
  'minty 100',
])('finds no price in "%s"', (text) => {
  expect(taken(text)).toEqual({ price: null, rest: text });
});
