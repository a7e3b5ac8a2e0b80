/** Messages of the store locator; the specified one word for word. */
export const storeMessages = {
  empty: 'No stores found',
  locationRefused:
    'We could not sort the stores: this browser does not share your location with the shop.',
  locationUnknown: 'We could not find out where you are. Please choose your city instead.',
} as const;
