import { array, boolean, object, string } from 'yup';
import { oneOf } from '../kit/fields.ts';
import { resource } from '../kit/resource.ts';
import { searchMessages } from '../messages/search.ts';
import { MAX_SEARCH_LENGTH } from '../shop/limits.ts';

/** `same`: other names of one thing. `use`: what is wanted for it. `word`: right, but not sold. */
const CONCEPT_KINDS = ['same', 'use', 'word'] as const;

/** The words that are right but not sold are one concept, which begins with 1,900 of them. */
const MAX_PHRASES = 5_000;

const phrases = () =>
  array(string().trim().max(MAX_SEARCH_LENGTH).required()).max(MAX_PHRASES).required();

/** What staff write about what words mean; a new one is another name of something. */
export const conceptFields = object({
  kind: oneOf('Kind', CONCEPT_KINDS).required().default('same'),
  /** In any spelling and script, each of one to four words. */
  names: phrases().min(1, searchMessages.nameNeeded),
  /** What is searched for a use, the likeliest first; no matter for the other kinds. */
  meanings: phrases()
    .when('kind', {
      is: 'use',
      // biome-ignore lint/suspicious/noThenProperty: the name is yup's
      then: (meanings) => meanings.min(1, searchMessages.meaningNeeded),
    })
    .default([]),
  is_active: boolean().required().default(true),
});

/** Meanings of words, which searches apply at once. */
export const conceptResource = resource({
  name: 'search-concepts',
  one: 'SearchConcept',
  many: 'SearchConcepts',
  kind: 'search_concept',
  what: 'meanings of words, which searches apply at once',
  fields: conceptFields,
  row: ['kind', 'names', 'meanings', 'is_active'],
  more: {},
  searches: ['words'],
  filters: { kind: oneOf('Kind', CONCEPT_KINDS).optional() },
  sort: ['added', 'edited'],
});
