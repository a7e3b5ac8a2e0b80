import { array, boolean, object, string } from 'yup';
import { deskCalls, deskVersion } from '../kit/desk.ts';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf, requiredText } from '../kit/fields.ts';
import { done, id } from '../kit/shapes.ts';
import { searchMessages } from '../messages/search.ts';
import { MAX_SEARCH_LENGTH } from '../shop/limits.ts';

/** `same`: other names of one thing. `use`: what is wanted for it. `word`: right, but not sold. */
const CONCEPT_KINDS = ['same', 'use', 'word'] as const;
export type ConceptKind = (typeof CONCEPT_KINDS)[number];

/** The words that are right but not sold are one concept, which begins with 1,500 of them. */
const MAX_PHRASES = 5_000;

const phrases = () =>
  array(string().trim().max(MAX_SEARCH_LENGTH).required()).max(MAX_PHRASES).required();

const fields = {
  kind: oneOf('Kind', CONCEPT_KINDS).required(),
  /** In any spelling and script, each of one to four words. */
  names: phrases().min(1, searchMessages.nameNeeded),
  /** What is searched for a use, the likeliest first; no matter for the other kinds. */
  meanings: phrases().when('kind', {
    is: 'use',
    // biome-ignore lint/suspicious/noThenProperty: the name is yup's
    then: (meanings) => meanings.min(1, searchMessages.meaningNeeded),
  }),
  is_active: boolean().required(),
};

const searchConcept = object({ id: id(), ...fields });

/** What staff write about what words mean; a new one is another name of something. */
export const conceptFields = object({
  ...fields,
  kind: fields.kind.default('same'),
  meanings: fields.meanings.default([]),
  is_active: fields.is_active.default(true),
});

const concepts = deskCalls({
  name: 'search-concepts',
  what: 'meanings of words, which searches apply at once',
  row: searchConcept,
  entry: object(fields),
  fields: conceptFields,
  filters: { kind: oneOf('Kind', CONCEPT_KINDS).optional() },
  sort: ['added', 'edited'],
});

export const searchDeskEndpoints = {
  listSearchConcepts: concepts.list,
  readSearchConcept: concepts.read,
  addSearchConcept: concepts.add,
  saveSearchConcept: concepts.save,
  removeSearchConcept: concepts.remove,
  explainSearchQuery: endpoint({
    summary: 'Say what a query without a result means: another name of something; for staff',
    method: 'POST',
    path: '/staff/search-queries/explain/',
    access: 'staff',
    body: object({
      query: requiredText('Query', MAX_SEARCH_LENGTH),
      means: requiredText('Meaning', MAX_SEARCH_LENGTH),
    }),
    answer: object({ ...done, id: id(), version: deskVersion() }),
  }),
};
