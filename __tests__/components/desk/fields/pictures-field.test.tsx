import { beforeEach, expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { sampleDesk, sampleEntry } from '@/__tests__/support/sample-desk';
import { samplePicture } from '@/__tests__/support/sample-picture';
import { DeskForm } from '@/components/desk/form/desk-form.client';
import type { Desk } from '@/lib/desk/desk';
import { removeAllDrafts } from '@/lib/forms/draft-store';

const user = userEvent.setup({ delay: null });
const view = { value: 'front', label: 'Front' };
const desk: Desk = {
  ...sampleDesk,
  name: 'tags',
  moves: [],
  panels: [
    { title: 'Texts', fields: [{ name: 'name', label: 'Name', kind: 'text' }] },
    {
      title: 'Pictures',
      fields: [{ name: 'pictures', label: 'Pictures', kind: 'pictures', views: [view] }],
    },
  ],
};
const front = { id: '0123456789abcdef', view: 'front', alt_text: 'Jar', translations: {} };

let sent: { fields: object }[];

beforeEach(() => {
  removeAllDrafts();
  sent = [];
  openFakeApi(async (_url, request) => {
    const picture = { id: front.id, ...samplePicture('jar') };
    if (request.method === 'GET')
      return Response.json({ status: true, data: { picture, made: 3, total: 3 } });
    sent.push(await request.json());
    return Response.json({ status: true, version: 5 });
  });
  const trail = { data: [], total_count: 0, total_pages: 1 };
  const entry = { ...sampleEntry, pictures: [front] };
  const page = { id: 7, entry, version: 4, names: {}, trail };
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <DeskForm desk={desk} page={page} host="shop.example" />
    </SWRConfig>,
    { wrapper: fakeRouter().wrapper },
  );
});

test('what a picture shows is written in every language', async () => {
  await user.click(screen.getByText(/हिन्दी, ગુજરાતી/));
  const hindi = screen.getByRole('textbox', { name: 'Alternative text of picture 1, हिन्दी' });
  await user.type(hindi, 'डिब्बा');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      { fields: { pictures: [{ ...front, translations: { hi: { alt_text: 'डिब्बा' } } }] } },
    ]),
  );
});
