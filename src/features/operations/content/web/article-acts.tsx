import { m } from '#platform/messages/messages.js';
import { ArticleForm, toArticleInput, type ArticleValues } from './article-form.tsx';
import { useChangeArticle, useCreateArticle, type StaffArticle } from './article-queries.ts';
import { EditContent, NewContent } from './content-forms.tsx';

export const ARTICLES_PATH = '/staff/articles';

const EMPTY: ArticleValues = {
  title: '',
  summary: '',
  category: '',
  tags: '',
  skills: '',
  family: '',
  markdown: '',
  starts_at: null,
  ends_at: null,
};

/** Writes a new article, which is a draft until it is published. */
export function NewArticle() {
  const create = useCreateArticle();
  return (
    <NewContent label={m.articles_new()} text={m.articles_new_text()} path={ARTICLES_PATH} change={create}>
      {(form, onSuccess) => (
        <ArticleForm
          {...form}
          values={EMPTY}
          isNew
          onSave={(values, reason, slug) => create.mutate({ json: { ...toArticleInput(values), slug, reason } }, { onSuccess })}
        />
      )}
    </NewContent>
  );
}

const toValues = ({ tags, skills, family, ...attributes }: StaffArticle['attributes']): ArticleValues => ({
  title: attributes.title,
  summary: attributes.summary,
  category: attributes.category,
  tags: tags.join(', '),
  skills: skills.join(', '),
  family: family ?? '',
  markdown: attributes.markdown,
  starts_at: attributes.starts_at,
  ends_at: attributes.ends_at,
});

/** Changes an article, with an undo. */
export function EditArticle({ article: { id: slug, attributes } }: { article: StaffArticle }) {
  const change = useChangeArticle();
  const before = toValues(attributes);
  return (
    <EditContent
      change={change}
      before={toArticleInput(before)}
      version={attributes.version}
      send={(json, options) => change.mutate({ params: { slug }, json }, options)}
    >
      {(form, onSave) => (
        <ArticleForm {...form} values={before} onSave={(values, reason) => onSave(toArticleInput(values), reason)} />
      )}
    </EditContent>
  );
}
