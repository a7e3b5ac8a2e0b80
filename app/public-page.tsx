import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import type { Thing } from 'schema-dts';
import { PageTexts } from '@/components/shared/page-texts';
import { JsonLd } from '@/components/shared/raw-html';
import type { DepartmentName } from '@/contract/shop/departments';
import type { TextsOfPages } from '@/lib/language/text-files';
import { breadcrumbList, type Crumb, graph } from '@/lib/seo/json-ld';
import { serverConfig } from '@/lib/server/config';
import { needDepartment } from '@/lib/server/pages/departments';
import { getPublicMetadata, type PublicHead } from '@/lib/server/pages/metadata';

interface Drawn {
  /** The path from the home page, which search engines read too. */
  trail: Crumb[];
  /** What else search engines read about the page. */
  nodes?: Thing[];
  view: ReactNode;
}

interface PublicPage<Props> {
  /** What search engines and messengers say of it, unless staff have written something else. */
  head: PublicHead | (() => Promise<PublicHead>);
  /** A shop without the department has no such page. */
  department?: DepartmentName;
  /** The file of texts that its client components need beside those of every page. */
  texts?: TextsOfPages;
  draw: (props: Props) => Promise<Drawn>;
}

/** Returns the exports of a page that is the same for everybody: its head and itself. */
export function publicPage<Props = unknown>({ head, department, texts, draw }: PublicPage<Props>) {
  return {
    generateMetadata: async (): Promise<Metadata> =>
      getPublicMetadata(typeof head === 'function' ? await head() : head),
    page: async (props: Props): Promise<ReactNode> => {
      if (department) await needDepartment(department);
      const { trail, nodes = [], view } = await draw(props);
      const { publicOrigin: origin } = serverConfig();
      return (
        <>
          {texts ? <PageTexts of={texts}>{view}</PageTexts> : view}
          <JsonLd origin={origin} data={graph(...nodes, breadcrumbList(trail, origin))} />
        </>
      );
    },
  };
}
