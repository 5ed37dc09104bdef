import { useNavigate } from '@tanstack/react-router';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useUndo } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { linkTo } from '#platform/browser/link-to.ts';
import { Button } from '#platform/ui/button.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { ArticleForm, toArticleInput, type ArticleValues } from './article-form.tsx';
import { useChangeArticle, useCreateArticle, type StaffArticle } from './article-queries.ts';

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
  const [isOpen, setOpen] = useState(false);
  const create = useCreateArticle();
  const navigate = useNavigate();
  const toast = useToast();
  const open = () => {
    create.reset();
    setOpen(true);
  };
  const save = (values: ArticleValues, reason: string, slug: string) =>
    create.mutate(
      { json: { ...toArticleInput(values), slug, reason } },
      {
        onSuccess: ({ data }) => {
          setOpen(false);
          toast.show(m.content_saved());
          void navigate(linkTo(`${ARTICLES_PATH}/${data.id}`));
        },
      },
    );
  return (
    <>
      <Button small icon={Plus} onClick={open}>
        {m.articles_new()}
      </Button>
      {isOpen && (
        <ArticleForm
          title={m.articles_new()}
          text={m.articles_new_text()}
          values={EMPTY}
          isNew
          change={create}
          onSave={save}
          onClose={() => setOpen(false)}
        />
      )}
    </>
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
  const [isOpen, setOpen] = useState(false);
  const change = useChangeArticle();
  const { offer, told } = useUndo();
  const open = () => {
    change.reset();
    setOpen(true);
  };
  const before = toValues(attributes);
  const params = { slug };
  const save = (values: ArticleValues, reason: string) =>
    change.mutate(
      { params, json: { ...toArticleInput(values), version: attributes.version, reason } },
      {
        onSuccess: ({ data }) => {
          setOpen(false);
          const json = { ...toArticleInput(before), version: data.attributes.version, reason: m.members_undone() };
          offer(m.content_saved(), () => change.mutate({ params, json }, told));
        },
      },
    );
  return (
    <>
      <Button variant="quiet" small icon={Pencil} onClick={open}>
        {m.content_edit()}
      </Button>
      {isOpen && (
        <ArticleForm title={m.content_edit()} values={before} change={change} onSave={save} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
