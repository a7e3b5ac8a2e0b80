/** The id of the form that buys the product; the bar at the foot of a phone sends it too. */
export const PURCHASE_FORM = 'purchase';
