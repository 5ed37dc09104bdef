import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { currentUserQuery, useCurrentUser } from '#features/base/accounts/web/index.ts';
import { boardsToFollowQuery } from '#features/catalogue/boards/web/index.ts';
import { communitiesQuery, type Community } from '#features/catalogue/communities/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { call } from '#platform/browser/api.ts';
import { Button } from '#platform/ui/button.tsx';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { FormDialog } from '#platform/ui/form-dialog.tsx';
import { SkeletonText } from '#platform/ui/skeleton.tsx';
import { FieldsStep, PeopleStep, TopicsStep } from './interest-steps.tsx';
import { peopleToFollowQuery } from './queries.ts';

/** Interests by subject: fields first, then a few topics of each, then people and boards. Closing the dialog counts as an answer. */
export function InterestsDialog({ onClose }: { onClose: () => void }) {
  const communities = useQuery(communitiesQuery());
  if (communities.data) return <InterestsForm communities={communities.data.data} onClose={onClose} />;
  return (
    <FormDialog
      title={m.profiles_interests_title()}
      size="normal"
      save={m.profiles_interests_skip()}
      change={{ error: null, isPending: false }}
      onSave={onClose}
      onClose={onClose}
    >
      {communities.isError ? (
        <ErrorState level={3} title={m.profiles_interests_failed()} onRetry={() => void communities.refetch()} />
      ) : (
        <SkeletonText lines={6} />
      )}
    </FormDialog>
  );
}

type Step = 'fields' | 'topics' | 'people';

function InterestsForm({ communities, onClose }: { communities: readonly Community[]; onClose: () => void }) {
  const user = useCurrentUser();
  const [step, setStep] = useState<Step>('fields');
  const followed = communities.filter(({ attributes }) => attributes.level !== null).map(({ attributes }) => attributes.slug);
  const [fields, setFields] = useState<readonly string[]>(followed);
  const [hashtags, setHashtags] = useState<readonly string[]>(user?.attributes.following_hashtag ?? []);
  const save = useSaveInterests({ followed, fields, hashtags });
  const top = useFocusOnChange(step);
  const isChosen = fields.length > 0 || hashtags.length > 0;
  const toggle = (slug: string) =>
    setFields(fields.includes(slug) ? fields.filter((other) => other !== slug) : [...fields, slug]);
  const leave = () => {
    // Whoever closes the question before the end keeps what they had.
    if (step !== 'people' && user?.attributes.ask_interests)
      void call(ANSWER, { json: { hashtags: user.attributes.following_hashtag } });
    onClose();
  };
  const goOn: Record<Step, () => void> = {
    fields: () => (isChosen ? setStep('topics') : save.mutate(undefined, { onSuccess: onClose })),
    topics: () => save.mutate(undefined, { onSuccess: () => setStep('people') }),
    people: onClose,
  };
  const labels: Record<Step, string> = {
    fields: isChosen ? m.profiles_interests_next() : m.profiles_interests_skip(),
    topics: m.profiles_interests_save_choice(),
    people: m.profiles_interests_done(),
  };
  const subtitles: Record<Step, string> = {
    fields: m.profiles_interests_text(),
    topics: m.profiles_interests_topics_text(),
    people: m.profiles_interests_people_text(),
  };
  return (
    <FormDialog
      title={m.profiles_interests_title()}
      subtitle={subtitles[step]}
      size="normal"
      save={labels[step]}
      change={save}
      onSave={goOn[step]}
      onClose={leave}
      aside={
        step === 'topics' && (
          <Button variant="quiet" onClick={() => setStep('fields')}>
            {m.profiles_interests_back()}
          </Button>
        )
      }
    >
      <div className="stack gap-5" ref={top} tabIndex={-1}>
        {step === 'fields' && <FieldsStep communities={communities} chosen={fields} onToggle={toggle} />}
        {step === 'topics' && (
          <TopicsStep
            communities={communities.filter(({ attributes }) => fields.includes(attributes.slug))}
            hashtags={hashtags}
            onChange={setHashtags}
          />
        )}
        {step === 'people' && <PeopleStep />}
      </div>
    </FormDialog>
  );
}

const ANSWER = 'POST /api/users/update_user_interest';

type Choice = { followed: readonly string[]; fields: readonly string[]; hashtags: readonly string[] };

/** Follows and unfollows the subjects that changed, and replaces the hashtags. */
function useSaveInterests({ followed, fields, hashtags }: Choice) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      for (const id of fields.filter((slug) => !followed.includes(slug)))
        await call('POST /api/categories/follow_topic', { query: { id } });
      for (const id of followed.filter((slug) => !fields.includes(slug)))
        await call('POST /api/categories/unfollow_topic', { query: { id } });
      return call(ANSWER, { json: { hashtags: [...hashtags] } });
    },
    onSuccess: async (response) => {
      client.setQueryData(currentUserQuery().queryKey, response);
      await Promise.all([
        client.invalidateQueries({ queryKey: communitiesQuery().queryKey }),
        client.invalidateQueries({ queryKey: peopleToFollowQuery().queryKey }),
        client.invalidateQueries({ queryKey: boardsToFollowQuery().queryKey }),
      ]);
    },
  });
}

/** Moves the focus to the beginning of a new step, so that keyboards and screen readers follow. */
function useFocusOnChange(step: Step) {
  const top = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current !== step) top.current?.focus();
    last.current = step;
  }, [step]);
  return top;
}
