import { array, boolean, type InferType, number, object } from 'yup';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf } from '../kit/fields.ts';
import { done, text } from '../kit/shapes.ts';

/** What a new shop needs before it sells, in order. */
export const FIRST_STEPS = [
  'company',
  'delivery',
  'offers',
  'payment',
  'category',
  'brand',
  'products',
  'policies',
  'home',
] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** The steps that come with samples: a shop may keep them as they are. */
export const SAMPLED_STEPS = [
  'delivery',
  'offers',
  'policies',
] as const satisfies readonly FirstStep[];

const stepRow = object({
  step: oneOf('Step', FIRST_STEPS).required(),
  is_done: boolean().required(),
  /** How many there are, of how many there should be. */
  count: number().integer().min(0).required(),
  wanted: number().integer().min(1).required(),
  /** What is still a sample and must not stay one, as the form labels it. */
  missing: array(text()).required(),
});
export type FirstStepRow = InferType<typeof stepRow>;

export const firstStepEndpoints = {
  getFirstSteps: endpoint({
    summary: 'What a new shop has still to do before it sells; for staff',
    method: 'GET',
    path: '/staff/first-steps/',
    access: 'staff',
    role: 'all',
    answer: object({ ...done, data: array(stepRow).required() }),
  }),
  keepSamples: endpoint({
    summary: 'Say that the samples of a step are right as they are; for staff',
    method: 'POST',
    path: '/staff/first-steps/{step}/',
    access: 'staff',
    role: 'all',
    params: object({ step: oneOf('Step', SAMPLED_STEPS).required() }),
    body: object({}),
    answer: object({ ...done }),
  }),
};
