import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from './fill';

/** What somebody does with the business or the export form. */
export const user = userEvent.setup({ delay: null });
export const field = (label: RegExp) => screen.getByLabelText(label);
export const sendButton = () => screen.getByRole('button', { name: 'Send' });
export const consent = () => screen.getByRole<HTMLInputElement>('checkbox');

/** Fills in the fields that are required. */
export async function fillCompany(): Promise<void> {
  await fill(user, field(/Company name/), 'Neem Traders');
  await fill(user, field(/Industry type/), 'Retail');
  await fill(user, field(/Company size/), '25 people');
  await user.selectOptions(field(/Annual revenue/), '1 to 5 cr');
  await user.click(screen.getByRole('radio', { name: 'Applied' }));
}

/** Chooses a country of the fake API. */
export async function chooseNepal(): Promise<void> {
  await user.click(field(/^Country/));
  await user.paste('Nepal');
  await screen.findByText('+977');
}

/** Chooses a state or a city once it is offered. */
export async function choosePlace(list: RegExp, name: string): Promise<void> {
  await user.selectOptions(field(list), await screen.findByRole('option', { name }));
}

/** Gives the consent and sends the form. */
export async function sendIt(): Promise<void> {
  if (!consent().checked) await user.click(consent());
  await user.click(sendButton());
}
