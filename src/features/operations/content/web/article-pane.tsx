import { useSuspenseQuery } from '@tanstack/react-query';
import type { ResourcePaneProps } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { ARTICLES_PATH, EditArticle } from './article-acts.tsx';
import { articleQuery, useChangeArticleState, type ArticleItem } from './article-queries.ts';
import { CategoryName } from './category-name.tsx';
import { ContentPane, PagePreview } from './content-pane.tsx';
import { describeSource } from './labels.ts';

/** One article: its state and facts, what to do with it, and the way to its page, which editors see before readers do. */
export function ArticlePane(props: ResourcePaneProps<ArticleItem>) {
  const article = useSuspenseQuery(articleQuery(props.id)).data.data;
  const change = useChangeArticleState();
  const { attributes } = article;
  const { slug, category, tags, skills, minutes, from_file } = attributes;
  const page = `/blog/${slug}`;
  return (
    <ContentPane
      pane={props}
      list={{ to: ARTICLES_PATH, label: m.articles_title() }}
      name={attributes.title}
      attributes={attributes}
      publishedOn={attributes.published_on}
      change={change}
      send={(json, options) => change.mutate({ params: { slug }, json }, options)}
      edit={<EditArticle article={article} />}
      preview={
        <PagePreview to={page} isShown={attributes.state === 'shown'}>
          <p>{attributes.summary}</p>
        </PagePreview>
      }
      facts={[
        [m.articles_slug(), page],
        [m.articles_category(), <CategoryName key="category" slug={category} />],
        [m.articles_tags(), tags.join(', ')],
        [m.articles_skills(), skills.join(', ')],
        [m.articles_minutes(), m.blog_minutes({ minutes })],
      ]}
      last={[[m.articles_source(), describeSource(from_file)]]}
    />
  );
}
