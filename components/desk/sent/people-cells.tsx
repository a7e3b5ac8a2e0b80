import { Disclosure } from '@/components/ui/disclosure';
import { Link } from '@/components/ui/link.client';
import type { AskedQuery } from '@/contract/catalogue/search';
import type { Lead, LeadDetail } from '@/contract/staff/leads';
import type { StaffReviewDetail } from '@/contract/staff/reviews';
import type { StaffAppointment, StaffAppointmentDetail } from '@/contract/staff/staff';
import { routes } from '@/lib/routes';
import { drawnFrom } from '../list/drawn-from';
import { Moment } from '../moment';
import { AppointmentMoves } from './appointment-moves';
import { ExplainSearch } from './explain-search.client';
import { LeadMoves } from './lead-moves';
import { ReviewMoves } from './review-moves';
import { ReviewPhotoMoves } from './review-photo-moves';

/** So much of a message is in the list. */
const GLANCE = 140;

/** Returns the columns of messages that are drawn; `here` is the page to return to. */
export const leadCells = (here: string) =>
  drawnFrom<Lead>({
    version: (lead) =>
      lead.state === 'new' && <LeadMoves lead={lead} from={here} moves={['take']} />,
    details: ({ details }) => {
      const text = details.map(({ value }) => value).join(' · ');
      return text.length > GLANCE ? `${text.slice(0, GLANCE)} …` : text;
    },
  });

/** Returns those of the page of a message. */
export const leadFacts = (here: string) =>
  drawnFrom<LeadDetail>({
    version: (lead) => <LeadMoves lead={lead} from={here} />,
    replies: ({ replies }) => replies.length > 0 && <Replies replies={replies} />,
    details: ({ details }) => (
      <dl className="stack gap-3">
        {details.map(({ label, value }) => (
          <div key={label}>
            <dt className="caption muted">{label}</dt>
            <dd className="pre-line wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    ),
  });

function Replies({ replies }: Pick<LeadDetail, 'replies'>) {
  return (
    <ol className="stack gap-3">
      {replies.map(({ id, by, at, text }) => (
        <li key={id}>
          <p className="pre-line wrap-anywhere">{text}</p>
          <p className="caption muted">
            {by}, <Moment iso={at} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Those of appointments. */
export const appointmentCells = drawnFrom<StaffAppointment>({
  gender: ({ gender, age_group: age }) => `${gender}, ${age} years`,
});

/** Returns those of the page of an appointment. */
export const appointmentFacts = (here: string) =>
  drawnFrom<StaffAppointmentDetail>({
    free: (appointment) => <AppointmentMoves appointment={appointment} from={here} />,
  });

/** Returns those of reviews; `here` is the page to return to. */
export const reviewCells = (here: string) =>
  drawnFrom<StaffReviewDetail>({
    product_id: ({ product_id: id, product_name: name }) => (
      <Link className="inline-row touch link" href={routes.productReviews(id, name)}>
        {name}
      </Link>
    ),
    photos: (review) => <ReviewPhotoMoves review={review} from={here} />,
    answer: (review) => <ReviewMoves review={review} from={here} />,
  });

/** Those of what was searched. */
export const searchCells = drawnFrom<AskedQuery>({
  query: ({ query }) => (
    <Link className="inline-row touch text-vana" href={routes.shop({ search: query })}>
      {query}
    </Link>
  ),
  found: ({ found }) => (found === 0 ? <b>Nothing</b> : found.toLocaleString('en-IN')),
  id: ({ query }) => (
    <Disclosure label="Explain" about={query}>
      <ExplainSearch query={query} />
    </Disclosure>
  ),
});
