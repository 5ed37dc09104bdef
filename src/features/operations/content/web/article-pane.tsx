import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ExternalLink from 'lucide-react/icons/external-link';
import { AuditEntries, FactList, Pane, PaneSection, placeIn, type ResourcePaneProps } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatDate, formatDateTime } from '#platform/language/format.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { ARTICLES_PATH, EditArticle } from './article-acts.tsx';
import { articleQuery, useChangeArticleState, type ArticleItem, type StaffArticle } from './article-queries.ts';
import { CategoryName } from './category-name.tsx';
import { ContentActs } from './content-acts.tsx';
import { PublicationLabel } from './publication-label.tsx';
import '#platform/ui/styles/workspace.css';

/** One article: its state and facts, what to do with it, and the way to its page, which editors see before readers do. */
export function ArticlePane(props: ResourcePaneProps<ArticleItem>) {
  const article = useSuspenseQuery(articleQuery(props.id)).data.data;
  const change = useChangeArticleState();
  const { title, summary, slug, state, version, history } = article.attributes;
  return (
    <Pane
      label={title}
      list={{ to: ARTICLES_PATH, label: m.articles_title() }}
      {...placeIn(props)}
      head={
        <div className="stack gap-1">
          <h2>{title}</h2>
          <PublicationLabel state={state} />
        </div>
      }
    >
      <div className="work-section">
        <div className="row gap-2">
          {state !== 'deleted' && <EditArticle article={article} />}
          <ContentActs
            name={title}
            state={state}
            version={version}
            change={change}
            send={(json, options) => change.mutate({ params: { slug }, json }, options)}
          />
        </div>
      </div>
      <PaneSection title={m.content_preview()}>
        <div className="stack gap-2">
          <p>{summary}</p>
          <ButtonLink
            variant="quiet"
            small
            icon={ExternalLink}
            className="start"
            render={<Link to="/blog/$blog_id" params={{ blog_id: slug }} target="_blank" />}
          >
            {state === 'shown' ? m.articles_open() : m.articles_see()}
          </ButtonLink>
        </div>
      </PaneSection>
      <Facts article={article} />
      <PaneSection title={m.content_history()}>
        <AuditEntries entries={history} />
      </PaneSection>
    </Pane>
  );
}

function Facts({ article: { attributes } }: { article: StaffArticle }) {
  const { slug, category, tags, skills, minutes, published_on, starts_at, ends_at, changed_at, from_file } = attributes;
  return (
    <PaneSection title={m.content_facts()}>
      <FactList
        facts={[
          [m.articles_slug(), `/blog/${slug}`],
          [m.articles_category(), <CategoryName key="category" slug={category} />],
          [m.articles_tags(), tags.join(', ')],
          [m.articles_skills(), skills.join(', ')],
          [m.articles_minutes(), m.blog_minutes({ minutes })],
          [m.content_from(), starts_at ? formatDateTime(starts_at) : published_on ? formatDate(published_on, 'full') : m.content_at_once()],
          [m.content_until(), ends_at ? formatDateTime(ends_at) : m.content_no_end()],
          [m.articles_source(), from_file ? m.articles_from_files() : m.articles_by_staff()],
          [m.content_changed(), formatDateTime(changed_at)],
        ]}
      />
    </PaneSection>
  );
}
