import { Link } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { PinButton } from '#features/catalogue/boards/web/index.ts';
import { LazyDiscussion } from '#features/base/discussion/web/index.ts';
import { foreignLanguageTag } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/ui/art/cover.tsx';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { TitledSection } from '#platform/ui/titled-section.tsx';
import { CompareButton } from './compare-button.tsx';
import { LikeProgram, ShareProgram } from './program-actions.tsx';
import { ProgramCard } from './program-card.tsx';
import { ProgramPanel, type ProviderLink } from './program-panel.tsx';
import { Curriculum, Intakes, SkillLinks } from './program-lists.tsx';
import { languageLabel, levelLabel, modeLabel, typeLabel } from './program-labels.ts';
import type { ProgramDetail } from './queries.ts';
import './program.css';

type ProgramViewProps = {
  program: ProgramDetail;
  /** A notice above the course. */
  notice?: ReactNode;
  /** A handler for clicks on the link to the provider, and an element below it. */
  providerLink?: ProviderLink;
  children: ReactNode;
};

/** The page of a course; `children` is rendered between its details and the comments. */
export function ProgramView({ program, notice, providerLink, children }: ProgramViewProps) {
  const { id, attributes } = program;
  const { category, category_name, related } = attributes;
  return (
    <main className="container page-top">
      <Breadcrumbs
        crumbs={[
          { label: m.programs_title(), render: <Link to="/courses" /> },
          { label: category_name, render: <Link to="/category/$id/$name" params={{ id: category, name: category }} /> },
          { label: attributes.title },
        ]}
      />
      {notice}
      <div className="program-columns">
        <ProgramHead program={program} />
        <ProgramPanel program={program} {...(providerLink && { providerLink })} />
        <div className="stack gap-9">
          <ProgramSections program={program} />
          {children}
          {related.length > 0 && (
            <TitledSection id="related" title={m.programs_related()}>
              <div className="grid [--min:236px] gap-4">
                {related.map((other) => (
                  <ProgramCard key={other.id} program={other} />
                ))}
              </div>
            </TitledSection>
          )}
          <div id="comments">
            <LazyDiscussion type="program" id={id} category={program.attributes.category} />
          </div>
        </div>
      </div>
    </main>
  );
}

function ProgramHead({ program }: { program: ProgramDetail }) {
  const { id, attributes } = program;
  const { university } = attributes;
  return (
    <header className="stack gap-3.5">
      <Cover slug={id} className="program-cover" />
      <div className="stack gap-1.5">
        <p className="muted">
          {university ? (
            <Link
              className="link"
              to="/university/$university_code/$university_name"
              params={{ university_code: university.code, university_name: university.code }}
            >
              {university.name}
            </Link>
          ) : (
            attributes.provider
          )}
        </p>
        <h1 lang={foreignLanguageTag(attributes.title)}>{attributes.title}</h1>
        <Meta>
          {typeLabel(attributes.program_type)}
          {levelLabel(attributes.level)}
          {modeLabel(attributes.mode)}
          {languageLabel(attributes.language)}
        </Meta>
      </div>
      <div className="action-bar">
        <LikeProgram program={program} />
        <PinButton kind="program" id={id} title={attributes.title} iconOnly={false} variant="quiet" />
        <CompareButton program={program} variant="quiet" small={false} iconOnly={false} />
        <ShareProgram program={program} />
      </div>
      {attributes.summary && (
        <p className="lead" lang={foreignLanguageTag(attributes.summary)}>
          {attributes.summary}
        </p>
      )}
    </header>
  );
}

function ProgramSections({ program: { attributes } }: { program: ProgramDetail }) {
  return (
    <>
      {attributes.outcomes.length > 0 && (
        <TitledSection id="outcomes" title={m.programs_outcomes()}>
          <CheckList lines={attributes.outcomes} />
        </TitledSection>
      )}
      {attributes.skills.length > 0 && (
        <TitledSection id="skills" title={m.programs_skills()}>
          <SkillLinks skills={attributes.skills} />
        </TitledSection>
      )}
      {attributes.curriculum.length > 0 && (
        <TitledSection id="curriculum" title={m.programs_curriculum()}>
          <Curriculum parts={attributes.curriculum} />
        </TitledSection>
      )}
      {attributes.eligibility.length > 0 && (
        <TitledSection id="eligibility" title={m.programs_eligibility()}>
          <CheckList lines={attributes.eligibility} />
        </TitledSection>
      )}
      {attributes.intakes.length > 0 && (
        <TitledSection id="intakes" title={m.programs_intakes()}>
          <Intakes intakes={attributes.intakes} />
        </TitledSection>
      )}
    </>
  );
}

function CheckList({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="benefit-list">
      {lines.map((line) => (
        <li key={line}>
          <Icon of={Check} small />
          <span className="sentence">{line}</span>
        </li>
      ))}
    </ul>
  );
}
