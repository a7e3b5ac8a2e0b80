/**
 * What is done to things at the desk, by which the list of changes is narrowed down. This file imports
 * nothing, so that pages need not load rules.
 */
export const TRAIL_ACTIONS = [
  'added',
  'changed',
  'removed',
  'published',
  'withdrawn',
  'moved',
  'placed',
  'priced',
  'tagged',
  'ended',
  'paid',
  'asked',
  'joined',
  'answer',
  'receiver corrected',
  'shipment corrected',
  'cash received',
  'cash open again',
] as const;
