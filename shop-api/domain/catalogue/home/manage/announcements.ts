import { announcementResource } from '../../../../../contract/content/announcement-desk.ts';
import { announcements } from '../../../../db/schema/home.ts';
import { storedIn } from '../../../desk/resource.ts';
import { displayState } from '../../../kernel/display-state.ts';
import { notFound } from '../../../kernel/errors.ts';

/** Announcements above the header. */
export const storedAnnouncements = storedIn(announcementResource, {
  missing: () => notFound('announcement_not_found', 'Announcement'),
  table: announcements,
  computed: { state: displayState(announcements) },
  isNewestFirst: true,
  tags: ['chrome'],
});
