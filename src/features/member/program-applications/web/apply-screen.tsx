import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { foreignLanguageTag } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/ui/art/cover.tsx';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { AdditionalStep } from './additional-step.tsx';
import { ApplyStart } from './apply-start.tsx';
import { ApplySteps } from './apply-steps.tsx';
import { BasicStep } from './basic-step.tsx';
import { FormStatusView } from './form-status-view.tsx';
import { applyPath } from './form-labels.ts';
import { ReviewStep } from './review-step.tsx';
import { termsQuery, type Form, type Terms } from './queries.ts';

export type ApplyPart = '' | 'basic-details' | 'additional-details' | 'payment';
const STEP_ORDER: readonly string[] = ['basic-details', 'additional-details', 'payment', 'status'];

/** A page of an application. Steps after the current one redirect to the current step. */
export function ApplyScreen({ code, part }: { code: string; part: ApplyPart }) {
  const user = useCurrentUser();
  const { data: terms } = useSuspenseQuery(termsQuery(code)).data;
  const { form } = terms.attributes;
  return (
    <main className="container narrow-list page-top stack gap-5">
      <Breadcrumbs
        crumbs={[
          { label: m.program_applications_courses(), render: <Link to="/courses" /> },
          { label: terms.attributes.title, render: <Link to="/course-detail/$id/$" params={{ id: terms.id, _splat: code }} /> },
          { label: m.program_applications_apply() },
        ]}
      />
      <header className="subject-head">
        <Cover slug={terms.id} />
        <div className="stack min-w-0 gap-1">
          <p className="small muted">{terms.attributes.provider}</p>
          <h1 lang={foreignLanguageTag(terms.attributes.title)}>{terms.attributes.title}</h1>
        </div>
      </header>
      {part === '' && <Overview terms={terms} signedIn={user !== null} />}
      {part !== '' && (form ? <Step form={form} part={part} /> : <Navigate to={applyPath(code)} replace />)}
    </main>
  );
}

function Overview({ terms, signedIn }: { terms: Terms; signedIn: boolean }) {
  const { form } = terms.attributes;
  if (form && form.attributes.status !== 'draft') return <FormStatusView form={form} />;
  return <ApplyStart terms={terms} signedIn={signedIn} />;
}

function Step({ form, part }: { form: Form; part: Exclude<ApplyPart, ''> }) {
  const { step, program } = form.attributes;
  if (step === 'status') return <Navigate to={applyPath(program.code)} replace />;
  if (STEP_ORDER.indexOf(part) > STEP_ORDER.indexOf(step)) return <Navigate to={applyPath(program.code, step)} replace />;
  return (
    <>
      <ApplySteps form={form} part={part} />
      {part === 'basic-details' && <BasicStep form={form} />}
      {part === 'additional-details' && <AdditionalStep form={form} />}
      {part === 'payment' && <ReviewStep form={form} />}
    </>
  );
}
