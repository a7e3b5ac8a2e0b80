import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { samplePicture } from '@/__tests__/support/sample-picture';
import { LoginArt } from '@/components/account/login-art.client';

function draw(answer: () => Response) {
  openFakeApi((url) => {
    expect(url.pathname).toBe('/api/popup-pictures');
    return answer();
  });
  return render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <LoginArt />
    </SWRConfig>,
  );
}

test('the pictures beside the login are those that staff chose', async () => {
  const image = samplePicture('rain');
  draw(() => Response.json([{ id: 1, text: 'The rains', image, mobile_image: null }]));
  expect(await screen.findByText('The rains')).toBeInTheDocument();
  expect(screen.queryByText('Save your wishlist')).toBeNull();
});

test.each([
  ['staff chose none', () => Response.json([])],
  ['they cannot be read', () => Response.json({}, { status: 503 })],
])('they are the three of the shop while %s', async (_why, answer) => {
  draw(answer);
  expect(await screen.findByText('Save your wishlist')).toBeInTheDocument();
});
