export const appointmentMessages = {
  timeRequired: 'Please choose a date and a time',
} as const;
