export const captchaMessages = {
  notSolved: 'Please verify you are not a robot.',
  /** The refusal of the contact form. */
  failed: 'reCAPTCHA verification failed',
  notChecked: 'We could not check the captcha. Please try again later!',
  notLoaded: 'We could not load the robot check.',
  notAnswering: 'The robot check does not answer. Please try again later!',
  formIncomplete: 'Please fill in every field first.',
  formRefused: 'Please correct the marked fields first.',
} as const;
