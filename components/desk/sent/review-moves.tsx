import { ReturnToFields } from '@/components/shared/return-to-fields.client';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { HIDE_REASONS } from '@/contract/catalogue/review-moves';
import { MAX_REVIEW_LENGTH } from '@/contract/shop/limits';
import type { StaffReviewDetail } from '@/contract/staff/reviews';
import { staffApi } from '@/lib/api-routes/staff';
import { FormKey } from '../moves/form-key';
import { MoveButton } from '../moves/move-button';
import { ReasonField } from '../moves/reason-field';

interface ReviewMovesProps {
  review: StaffReviewDetail;
  /** The page to return to. */
  from: string;
}

/** Shows or hides a review, and answers it as the shop; plain forms. */
export function ReviewMoves({ review, from }: ReviewMovesProps) {
  const { id, state, name, answer, answered_at: answeredAt } = review;
  const action = staffApi.moveReview(id);
  return (
    <div className="stack gap-5">
      <form action={action} method="post">
        <ReturnToFields next={from} from={from} />
        <FormKey />
        {state === 'hidden' ? (
          <MoveButton to="publish" label="Publish" about={name} />
        ) : (
          <MoveButton
            to="hide"
            label="Hide"
            about={name}
            question={{ text: 'It leaves the page, and its stars do not count.', yes: 'Yes, hide' }}
          >
            <ReasonField id={id} reasons={HIDE_REASONS} required />
          </MoveButton>
        )}
      </form>
      <form action={action} method="post" className="stack hug gap-3">
        <ReturnToFields next={from} from={from} />
        <FormKey />
        <input type="hidden" name="seen" value={answeredAt ?? ''} />
        <Field
          id="answer"
          label="Answer of the shop"
          hint="Everybody reads it below the review; empty takes it back"
        >
          {(control) => (
            <Textarea
              {...control}
              name="answer"
              rows={4}
              maxLength={MAX_REVIEW_LENGTH}
              defaultValue={answer}
            />
          )}
        </Field>
        <Button type="submit" name="to" value="answer" variant="quiet" size="small">
          Save answer
        </Button>
      </form>
    </div>
  );
}
