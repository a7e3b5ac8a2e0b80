/** The id of the form that buys the product; the phone's bottom bar submits it too. */
export const PURCHASE_FORM_ID = 'purchase';
