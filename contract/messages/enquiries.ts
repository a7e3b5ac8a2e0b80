import { withValues } from './text-with-values.ts';

/** Messages of the contact form and of the lead forms; the specified ones word for word. */
export const enquiryMessages = {
  sent: 'Thank you. We have your message and answer by email.',
  notSent: 'Failed to send inquiry',
  /** Without an answer; the first sentence is the specification's. */
  notAnswered: 'Failed to send inquiry. Please try again: what you have typed is still here.',
  leadSent: 'Data Created Successfully',
  leadNotSent: 'Something went wrong',
  notSentTryAgain: 'Not sent. Please try again: what you have typed is still here.',
  noSuchDepartment: 'We no longer take these enquiries. Please write to us by the contact form.',
  draftRestored: 'We kept what you typed.',
  startAgain: 'Start again',
  consentMissing: 'Please tick the box, so that we may use what you send to answer you',
  otherCallingCode: (callingCode: string) =>
    withValues('Phone must start with {code}', { code: callingCode }),
  sending: 'Sending',
} as const;

/** Messages about questions of members to the vaidya. */
export const vaidyaQuestionMessages = {
  sent: 'Thank you. We have your question and answer by email.',
  notSent: 'We could not send the question. Please try again!',
  membersOnly: 'Questions by email are for members. Anybody can book a call.',
  emailNotProven:
    'Please confirm your email address in your profile first: the answer is for you alone.',
} as const;

/** Messages about consultations. */
export const appointmentMessages = {
  timeRequired: 'Please choose a date and a time',
  loginFirst: 'Please login to book an appointment!',
  dateTooEarly: 'Please choose tomorrow or a later day',
  dateTooLate: (days: number) =>
    withValues('Please choose a day within the next {days} days', { days }),
  noSlotsThatDay: 'No consultations on this day. Please choose another one.',
  slotUnknown: 'The vaidya does not consult at this time. Please choose another one.',
  slotFull: 'This time has just been taken. Please choose another one.',
  bookedAlready: 'You have an appointment at this time already.',
  booked: 'Your appointment is booked. We have sent you the details.',
  /** For members; `hours` is a range, `2-3`. */
  answeredFirst: (hours: string) =>
    withValues(
      'As an Elite member you get a first answer to what you wrote by email, in {hours} hours during working hours.',
      { hours },
    ),
  notBooked: 'We could not book the appointment. Please try again!',
  cancelled: 'Your appointment is cancelled.',
  notCancelled: 'We could not cancel the appointment. Please try again!',
  tooLateToCancel: 'This appointment has begun and can no longer be cancelled.',
  mobileNotTenDigits: 'Phone must be 10 digits',
  medicineNotAnswered: 'Please answer yes or no',
  noFreeTimes: 'No time is free in the next weeks. Please call us.',
  slotsNotLoaded: 'We could not load the times. Please try again!',
  none: 'No appointments yet',
  notLoaded: 'Appointments loading failed',
  notFound: 'Appointment not found',
} as const;
