import { describe, expect, test } from '@jest/globals';
import { labelFor, placeNamed, placesNamed } from '@/lib/view/place-names';

const INDIA = { name: 'भारत', also: ['India'] };
const OCEAN = { name: 'ब्रिटिश हिंद महासागरीय क्षेत्र', also: ['British Indian Ocean Territory'] };
const AFGHANISTAN = { name: 'अफ़गानिस्तान', also: ['Afghanistan'] };
const MUMBAI = { name: 'Mumbai', also: ['मुंबई', 'बंबई'] };
const JUNAGADH = { name: 'Junagadh', also: ['જૂનાગઢ'] };
const NEPAL = { name: 'નેપાળ', also: ['Nepal'] };
const CURACAO = { name: 'Curaçao' };
const PLACES = [AFGHANISTAN, OCEAN, INDIA, MUMBAI, JUNAGADH, NEPAL, CURACAO];

describe('a place is found', () => {
  test.each([
    ['भार', INDIA],
    ['INDIA', INDIA],
    ['अफगान', AFGHANISTAN],
    ['मुम्ब', MUMBAI],
    ['बम्बई', MUMBAI],
    ['જુનાગઢ', JUNAGADH],
    ['નેપાલ', NEPAL],
    ['curacao', CURACAO],
  ])('by %s', (text, place) => {
    expect(placesNamed(text, PLACES)[0]).toBe(place);
  });

  test('first where a name begins with what is typed, then where one contains it', () => {
    expect(placesNamed('India', PLACES)).toEqual([INDIA, OCEAN]);
  });

  test('in the order of the list where nothing is typed', () => {
    expect(placesNamed('', PLACES)).toEqual(PLACES);
  });
});

describe('a place is named in full', () => {
  test.each(['भारत', ' india '])('by %j', (text) => {
    expect(placeNamed(text, PLACES)).toBe(INDIA);
  });

  test('not by a part of its name', () => {
    expect(placeNamed('भार', PLACES)).toBeUndefined();
    expect(placeNamed('', PLACES)).toBeUndefined();
  });

  test('by the displayed name, where another place has it beside its own', () => {
    const other = { name: 'Bombay', also: ['Mumbai'] };
    expect(placeNamed('mumbai', [other, MUMBAI])).toBe(MUMBAI);
  });
});

describe('the label of a suggestion', () => {
  test('is the name that is typed, unless that is displayed', () => {
    expect(labelFor('ind', INDIA)).toBe('India');
    expect(labelFor('भा', INDIA)).toBeUndefined();
    expect(labelFor('बंब', MUMBAI)).toBe('बंबई');
  });

  test('has what is typed in another spelling, so that browsers do not hide it', () => {
    expect(labelFor('अफगान', AFGHANISTAN)).toContain('अफगान');
    expect(labelFor('curac', CURACAO)).toBe('curacao');
  });
});
