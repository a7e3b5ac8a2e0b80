import type { Metadata } from 'next';
import type { ComponentProps, ReactNode } from 'react';
import { personalPage } from '@/app/personal-page';
import { DashboardFrame } from '@/components/chrome/dashboard-frame';
import { getAccountMetadata } from '@/lib/server/pages/metadata';

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

type Frame = ComponentProps<typeof DashboardFrame>;

interface DashboardPage extends Pick<Frame, 'current' | 'title' | 'hint' | 'back' | 'action'> {
  path: string;
  /** What is on it, for the metadata. */
  description: string;
  /** Reads the page by its query. */
  draw: (
    search: Awaited<Props['searchParams']>,
  ) => Promise<{ frame: Frame['frame']; view: ReactNode }>;
}

/** Returns the exports of a page of the dashboard: its head, and itself inside the frame. */
export function dashboardPage({ path, description, draw, ...described }: DashboardPage) {
  return {
    generateMetadata: (): Promise<Metadata> =>
      getAccountMetadata({ path, title: `${described.title} | Dashboard`, description }),
    page: personalPage(async ({ searchParams }: Props) => {
      const { frame, view } = await draw(await searchParams);
      return (
        <DashboardFrame {...described} frame={frame}>
          {view}
        </DashboardFrame>
      );
    }),
  };
}
