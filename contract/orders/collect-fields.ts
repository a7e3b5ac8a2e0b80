import { string } from 'yup';
import { chosenId, optionalText } from '../kit/fields.ts';
import { ofText } from '../kit/of-text.ts';
import { mobileWithCode } from '../kit/phone-fields.ts';
import { collectMessages } from '../messages/collect.ts';
import { fieldMessages } from '../messages/fields.ts';
import { orderMessages } from '../messages/orders.ts';
import { staffCollectMessages } from '../messages/staff-collect.ts';
import { COLLECT_CODE_LENGTH } from './collect.ts';

/** Where and by whom an order is collected. Not in the specification; without a store it is delivered. */
export const collectFields = {
  collect_store: chosenId(collectMessages.storeNotChosen).optional(),
  collect_name: optionalText('Full name', 100).when('collect_store', ([store], rule) =>
    store ? rule.required(fieldMessages.required('Full name')) : rule,
  ),
  collect_mobile: mobileWithCode().when('collect_store', ([store], rule) =>
    store ? rule.required(fieldMessages.required('Mobile number')) : rule,
  ),
};

/** The id of an address, which an order has unless it is collected. */
export const addressUnlessCollected = () =>
  chosenId(orderMessages.addressNotChosen).when('collect_store', ([store], rule) =>
    store ? rule : rule.required(orderMessages.addressNotChosen),
  );

/** The fields of an order that are not chosen again when it is paid later. */
export const NOT_EDITED = [
  'gift_voucher_amt',
  ...(Object.keys(collectFields) as (keyof typeof collectFields)[]),
] as const;

/** What staff give with the move that hands an order out: the customer's code, or why without one. */
export const handoverFields = {
  code: string()
    .typeError(fieldMessages.notText('Code'))
    .transform(ofText((typed) => typed.replaceAll(/\D/g, '')))
    .transform((value) => value || undefined)
    .length(COLLECT_CODE_LENGTH, staffCollectMessages.codeLength)
    .optional(),
  without_code: optionalText('Why without the code', 200),
};
