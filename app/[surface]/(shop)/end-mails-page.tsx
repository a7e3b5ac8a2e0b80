import type { Metadata } from 'next';
import { personalPage } from '@/app/personal-page';
import { EndMailsView } from '@/components/shared/end-mails-view';
import { getFormFlash } from '@/lib/server/pages/form-flash';
import { getAccountMetadata } from '@/lib/server/pages/metadata';

interface EndMails {
  title: string;
  description: string;
  /** What the button does. */
  text: string;
  button: string;
  /** The call that ends the mails. */
  action: string;
  /** The address of this page by the token of a mail's link. */
  pathOf: (token: string) => string;
}

interface Props {
  params: Promise<{ token: string }>;
}

/** Returns the exports of a page that ends mails which somebody has asked for. */
export function endMailsPage({ title, description, pathOf, ...view }: EndMails) {
  return {
    generateMetadata: async ({ params }: Props): Promise<Metadata> => {
      const { token } = await params;
      return getAccountMetadata({ path: pathOf(token), title, description });
    },
    page: personalPage(async ({ params }: Props) => {
      const { token } = await params;
      const page = pathOf(token);
      return (
        <EndMailsView {...view} {...{ title, page, token }} flash={await getFormFlash(page)} />
      );
    }),
  };
}
