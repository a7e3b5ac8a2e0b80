import { boolean } from 'yup';
import { enquiryMessages } from '../messages/enquiries.ts';

/**
 * The version of the notices in `messages/notices.ts`; a row of a consent stores it beside the
 * notice. Change it with any of the texts.
 */
export const NOTICE_VERSION = '2026-11-29';

/**
 * The ticked consent of a form; not in the specification's payloads, so other clients may leave it
 * out, and no consent is stored then. Unticked, or no answer at all, it refuses the form.
 */
export const consent = () =>
  boolean().typeError(enquiryMessages.consentMissing).isTrue(enquiryMessages.consentMissing);
