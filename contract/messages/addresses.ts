import { withValues } from './text-with-values.ts';

/** The labels of address fields in India; their messages begin with them. */
export const addressLabels = {
  line1: 'Flat or house number',
  line2: 'Area and street',
  postalCode: 'PIN code',
} as const;

export const addressMessages = {
  none: 'No addresses added yet.',
  countryFirst: 'Please select a country first!',
  stateFirst: 'Please select a state first!',
  whyPin: 'We fill in city and state.',
  stateOfPin: 'The state of your PIN code.',
  cityOfPin: 'Filled in from your PIN code.',
  cityNear: 'Please choose the nearest city.',
  abroad: 'We deliver within India only. You can keep this address, but not order to it.',
  countriesNotLoaded: 'Unable to load countries',
} as const;

/** Messages about a PIN code. */
export const pinMessages = {
  malformed: 'PIN code must be 6 digits',
  unknown: 'We do not know this PIN code. Please check it.',
  failed: 'We cannot check PIN codes right now. Please try again.',
} as const;

/** Messages of the validation rules and of the API's writes of addresses. */
export const addressApiMessages = {
  saved: 'Your address has been saved!',
  removed: 'Your address has been removed.',
  notServed: (pin: string) => withValues('We do not deliver to PIN code {pin}.', { pin }),
  zipNotNumeric: withValues('{field} must be numeric', { field: addressLabels.postalCode }),
  countryUnknown: 'Please choose a country',
  otherState: 'Please choose a state of this country',
  otherCity: 'Please choose a city of this state',
  otherCallingCode: (callingCode: string) =>
    withValues('Mobile number must start with {code}', { code: callingCode }),
  pinOutsideCity: (pin: string, city: string) =>
    withValues('PIN code {pin} is not in {city}. Please check it.', { pin, city }),
  pinOfOtherState: (pin: string, state: string) =>
    withValues('PIN code {pin} is in {state}. Please check the PIN code or the state.', {
      pin,
      state,
    }),
  tooMany: (max: number) => withValues('At most {max} addresses can be kept', { max }),
} as const;
