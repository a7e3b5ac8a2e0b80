import { CONFIRM_LINK_VALID_DAYS, RESET_LINK_VALID_S } from '../../../../contract/shop/limits.ts';
import { messageTemplate } from '../message-template.ts';

const CHOOSE_PASSWORD = 'Choose a new password';
const NOT_YOU = 'If it was you, you need not do anything.';

/** The default texts about accounts. */
export const accountTemplates = {
  'account.confirm_email': messageTemplate([], {
    subject: 'Confirm your email address',
    intro: 'Please confirm your email for {shop}. News of your orders comes to this address then:',
    closing: `The link works for ${CONFIRM_LINK_VALID_DAYS} days, for whoever is logged in to that account. If you did not give the address, you need not do anything: no news is mailed to it.`,
    button: 'Confirm this address',
  }),
  'account.confirm_email_of_order': messageTemplate(['number'], {
    subject: 'Confirm your email for order {number}',
    intro:
      'Your order {number} has reached us. Confirm your email, and its invoice and news of it come to this address:',
    closing: `The link works for ${CONFIRM_LINK_VALID_DAYS} days, for whoever is logged in to that account. If you did not give the address, you need not do anything: no news is mailed to it.`,
    button: 'Confirm this address',
  }),
  'account.password_reset': messageTemplate(['why'], {
    subject: 'Choose a new password for {shop}',
    intro: '{why}',
    closing: `The link works once, within ${RESET_LINK_VALID_S / 60} minutes, and only the newest one does. If you did not ask for it, you need not do anything: your password stays as it is.`,
    button: CHOOSE_PASSWORD,
  }),
  'account.password_changed': messageTemplate(['moment'], {
    subject: 'Your password for {shop} was changed',
    intro:
      'The password of your account was changed on {moment}. If it was not you, choose a new one now:',
    closing: NOT_YOU,
    button: CHOOSE_PASSWORD,
  }),
  'account.number_changed': messageTemplate(['moment', 'ending'], {
    subject: 'The mobile number of your {shop} account was changed',
    intro:
      'Since {moment} your account has the mobile number ending in {ending}. If it was not you, choose a new password now, which ends every login; then log in with your email and set your own number again:',
    closing: NOT_YOU,
    button: CHOOSE_PASSWORD,
  }),
};
