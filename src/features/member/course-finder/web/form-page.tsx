import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { currentUserQuery, useCurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { Button } from '#platform/ui/button.tsx';
import { RadioGroup } from '#platform/ui/radio-group.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { BUDGETS, FORMATS, GOALS, HOURS, parseAnswers, splitTopics } from './answers-search.ts';
import { pickAnswers } from './pick-answers.ts';
import { answersQuery, interestQuery, saveAnswersMutation } from './queries.ts';
import { StepFrame } from './step-frame.tsx';
import { BUDGET_LABELS, FORMAT_LABELS, GOAL_LABELS } from './labels.ts';

export const Route = createFileRoute('/personalize-recommendation/$id/submit-form')({
  validateSearch: pickAnswers,
  loader: async ({ context: { queryClient }, params }): Promise<PageHead> => {
    await queryClient.ensureQueryData(interestQuery(params.id));
    const { data: user } = await queryClient.ensureQueryData(currentUserQuery());
    if (user) await queryClient.ensureQueryData(answersQuery());

    return {
      title: m.course_finder_form(),
      description: m.course_finder_description(),
      path: `/personalize-recommendation/${params.id}/submit-form`,
      hidden: true,
    };
  },
  head: pageHead,
  component: FormPage,
});

const toOptions = <T extends string>(values: readonly T[], labelOf: (value: T) => string) =>
  values.map((value) => ({ value, label: labelOf(value) }));

/** Step 4: the other questions, prefilled from the URL or the member's last answers. Works without JavaScript. */
function FormPage() {
  const { id } = Route.useParams();
  const search = parseAnswers(Route.useSearch());
  const user = useCurrentUser();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  useSuspenseQuery(interestQuery(id));
  const { data: savedAnswers } = useQuery({ ...answersQuery(), enabled: user !== null });
  const saveAnswers = useMutation(saveAnswersMutation());
  const [hasInvalidHours, setHasInvalidHours] = useState(false);
  const defaults = { ...savedAnswers?.data?.attributes, ...search };

  const submit = async (form: FormData) => {
    const answers = parseAnswers({ ...search, ...Object.fromEntries(form) });
    setHasInvalidHours(answers.hours === undefined);
    if (answers.hours === undefined) return;
    if (user) {
      const { level = 'beginner', goal = 'curious', hours, budget = 'any', format = 'any' } = answers;
      // The results are shown even when saving the answers fails.
      await saveAnswers
        .mutateAsync({ json: { interest: id, topics: splitTopics(answers.topics), level, goal, hours, budget, format } })
        .catch(() => undefined);
      await queryClient.invalidateQueries({ queryKey: answersQuery().queryKey });
    }
    await navigate({ to: '/personalize-recommendation/$id/results', params: { id }, search: answers });
  };

  return (
    <StepFrame
      step={4}
      title={m.course_finder_form()}
      lead={m.course_finder_form_lead()}
      back={{ to: '/personalize-recommendation/$id/sub-categories', params: { id }, search }}
    >
      <form
        className="stack gap-6"
        action={`/personalize-recommendation/${id}/results`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit(new FormData(event.currentTarget));
        }}
      >
        {search.level && <input type="hidden" name="level" value={search.level} />}
        {search.topics && <input type="hidden" name="topics" value={search.topics} />}
        <RadioGroup
          legend={m.course_finder_goal()}
          name="goal"
          options={toOptions(GOALS, (goal) => GOAL_LABELS[goal].label())}
          defaultValue={defaults.goal ?? 'curious'}
        />
        <TextField
          label={m.course_finder_hours()}
          hint={m.course_finder_hours_hint()}
          name="hours"
          type="number"
          inputMode="numeric"
          min={HOURS.min}
          max={HOURS.max}
          defaultValue={defaults.hours ?? HOURS.default}
          error={hasInvalidHours && m.course_finder_hours_wrong()}
        />
        <RadioGroup
          legend={m.course_finder_budget()}
          name="budget"
          options={toOptions(BUDGETS, (budget) => BUDGET_LABELS[budget]())}
          defaultValue={defaults.budget ?? 'any'}
        />
        <RadioGroup
          legend={m.course_finder_format()}
          name="format"
          options={toOptions(FORMATS, (format) => FORMAT_LABELS[format]())}
          defaultValue={defaults.format ?? 'any'}
        />
        <div className="row">
          <Button type="submit" loading={saveAnswers.isPending}>
            {m.course_finder_submit()}
          </Button>
        </div>
      </form>
    </StepFrame>
  );
}
