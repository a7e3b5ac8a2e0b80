export const eventMessages = {
  empty: 'No events added!',
  ended: 'This event has ended',
  notFound: 'Event Not Found',
} as const;
