import { array, mixed, object, type Schema } from 'yup';
import type { GivenFields } from '../kit/check.ts';
import { deskVersion, givenFields } from '../kit/desk.ts';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf } from '../kit/fields.ts';
import { done } from '../kit/shapes.ts';
import type { Settings } from '../shop/settings.ts';
import type { CompanyProfile } from '../shop/shop.ts';
import { SETTING_KEYS } from './setting-rules.ts';

const key = () => oneOf('Setting', SETTING_KEYS).required();

const anything = <Value>() =>
  mixed<Value & object>((value): value is Value & object => typeof value === 'object').required();

/** What the settings are, one setting at the desk, and its version. */
const setting = object({
  key: key(),
  fields: anything<GivenFields>(),
  version: deskVersion(),
});

/** Every setting has rules of its own, which the verb checks by its key. */
const ANY_FIELDS: Schema = object();

export const settingEndpoints = {
  getSettings: endpoint({
    summary:
      'What the shop charges, promises and says of its company; pages follow it; beside the specification',
    method: 'GET',
    path: '/settings/',
    access: 'public',
    answer: object({
      ...done,
      data: object({ settings: anything<Settings>(), company: anything<CompanyProfile>() }),
    }),
  }),
  listSettings: endpoint({
    summary: 'All settings with their versions; for staff',
    method: 'GET',
    path: '/staff/settings/',
    access: 'staff',
    role: 'all',
    answer: object({ ...done, data: array(setting).required() }),
  }),
  readSetting: endpoint({
    summary: 'One setting with the version that a save names; for staff',
    method: 'GET',
    path: '/staff/settings/{id}/',
    access: 'staff',
    role: 'all',
    params: object({ id: key() }),
    answer: object({ ...done, data: anything<GivenFields>(), version: deskVersion() }),
  }),
  saveSetting: endpoint({
    summary: 'Replace a setting; refused where a newer version was saved; for staff',
    method: 'PUT',
    path: '/staff/settings/{id}/',
    access: 'staff',
    role: 'all',
    params: object({ id: key() }),
    body: object({ version: deskVersion(), fields: givenFields(ANY_FIELDS) }),
    answer: object({ ...done, version: deskVersion() }),
  }),
};
