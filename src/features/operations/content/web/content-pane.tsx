import { Link } from '@tanstack/react-router';
import ExternalLink from 'lucide-react/icons/external-link';
import type { ReactNode } from 'react';
import {
  FactList,
  Pane,
  PaneHistory,
  PaneSection,
  placeIn,
  type Fact,
  type ResourcePaneProps,
} from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatDate, formatDateTime } from '#platform/language/format.ts';
import { linkTo } from '#platform/browser/link-to.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { ContentActs, type ContentActsProps } from './content-acts.tsx';
import { PublicationLabel } from './publication-label.tsx';
import type { StaffArticle } from './article-queries.ts';
import '#platform/ui/styles/workspace.css';

type Published = Pick<StaffArticle['attributes'], 'state' | 'version' | 'starts_at' | 'ends_at' | 'changed_at' | 'history'>;

type ContentPaneProps<Row extends { id: string }> = {
  pane: ResourcePaneProps<Row>;
  list: { to: string; label: string };
  name: string;
  attributes: Published;
  /** The form that changes it; what is deleted is restored first. */
  edit: ReactNode;
  /** How it looks to readers. */
  preview: ReactNode;
  /** Facts before and after those of its times. */
  facts: readonly Fact[];
  last?: readonly Fact[];
  /** Since when readers see it, where it has no beginning. */
  publishedOn?: string | null;
} & Pick<ContentActsProps, 'change' | 'send'>;

/** One piece of content: its state, what to do with it, how readers see it, its facts and its changes. */
export function ContentPane<Row extends { id: string }>({
  pane,
  list,
  name,
  attributes: { state, version, starts_at, ends_at, changed_at, history },
  edit,
  preview,
  facts,
  last = [],
  publishedOn = null,
  ...acts
}: ContentPaneProps<Row>) {
  return (
    <Pane
      label={name}
      list={list}
      {...placeIn(pane)}
      head={
        <div className="stack gap-1">
          <h2>{name}</h2>
          <PublicationLabel state={state} />
        </div>
      }
    >
      <div className="work-section">
        <div className="row gap-2">
          {state !== 'deleted' && edit}
          <ContentActs {...acts} name={name} state={state} version={version} />
        </div>
      </div>
      <PaneSection title={m.content_preview()}>{preview}</PaneSection>
      <PaneSection title={m.content_facts()}>
        <FactList
          facts={[
            ...facts,
            [m.content_from(), describeBeginning(starts_at, publishedOn)],
            [m.content_until(), ends_at ? formatDateTime(ends_at) : m.content_no_end()],
            ...last,
            [m.content_changed(), formatDateTime(changed_at)],
          ]}
        />
      </PaneSection>
      <PaneHistory title={m.content_history()} entries={history} />
    </Pane>
  );
}

function describeBeginning(starts_at: string | null, publishedOn: string | null): string {
  if (starts_at) return formatDateTime(starts_at);
  return publishedOn ? formatDate(publishedOn, 'full') : m.content_at_once();
}

/** The way to its page, which editors see before readers do. */
export function PagePreview({ to, isShown, children }: { to: string; isShown: boolean; children?: ReactNode }) {
  return (
    <div className="stack gap-2">
      {children}
      <ButtonLink variant="quiet" small icon={ExternalLink} className="start" render={<Link {...linkTo(to)} target="_blank" />}>
        {isShown ? m.articles_open() : m.articles_see()}
      </ButtonLink>
    </div>
  );
}
