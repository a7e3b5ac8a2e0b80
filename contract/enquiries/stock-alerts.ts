import { object, string } from 'yup';
import { consent } from '../kit/consents.ts';
import { endpoint } from '../kit/endpoint.ts';
import { optionalEmail } from '../kit/fields.ts';
import { messageAnswer } from '../kit/shapes.ts';
import { enquiryMessages } from '../messages/enquiries.ts';

/** A customer whose address is proven may leave out the email. Not in the specification. */
export const stockAlertBody = object({
  email: optionalEmail(),
  consent: consent().required(enquiryMessages.consentMissing),
});

export const stockAlertEndpoints = {
  askForStockAlert: endpoint({
    summary: 'Get one mail when a product is back in stock',
    method: 'POST',
    path: '/stock-alert/{id}/',
    access: 'public',
    body: stockAlertBody,
    answer: messageAnswer,
  }),
  stopStockAlerts: endpoint({
    summary: 'End all stock mails to the receiver of one; the token is in its link',
    method: 'DELETE',
    path: '/stock-mails/{token}/',
    access: 'public',
    params: object({ token: string().max(100).required() }),
    answer: messageAnswer,
  }),
};
