import { beforeAll } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { CardList } from '@/components/shared/card-list.client';

/** Loads the code that draws cards, as a browser does when it is idle. */
beforeAll(async () => {
  await act(async () => {
    render(<CardList place="listing" products={[]} />);
  });
  cleanup();
});
