import { Link, type LinkComponentProps } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { m } from '#platform/messages/messages.js';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Progress } from '#platform/ui/progress.tsx';

const STEP_COUNT = 4;

type StepFrameProps = {
  step: 1 | 2 | 3 | 4;
  title: string;
  lead: string;
  /** The link to the previous step, with the answers so far. */
  back?: Pick<LinkComponentProps, 'to' | 'params' | 'search'>;
  children: ReactNode;
};

/** One step of the questionnaire, with its progress. */
export function StepFrame({ step, title, lead, back, children }: StepFrameProps) {
  return (
    <main className="container narrow-list page-top stack gap-6">
      <div className="stack gap-2">
        <p className="small muted">{m.course_finder_step({ step, steps: STEP_COUNT })}</p>
        <Progress value={(step / STEP_COUNT) * 100} label={m.course_finder_progress({ step, steps: STEP_COUNT })} />
      </div>
      <header className="stack gap-2">
        <h1>{title}</h1>
        <p className="lead muted">{lead}</p>
      </header>
      {children}
      {back && (
        <p className="row">
          <ButtonLink variant="bare" icon={ArrowLeft} render={<Link {...back} />}>
            {m.course_finder_back()}
          </ButtonLink>
        </p>
      )}
    </main>
  );
}
