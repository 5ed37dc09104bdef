import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { SignInWall, useCurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { Banner } from '#platform/ui/banner.tsx';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { Button } from '#platform/ui/button.tsx';
import { BoardFields, type BoardValues } from './board-fields.tsx';
import { ImportForm } from './import-form.tsx';
import { useCreateBoard } from './queries.ts';

export const Route = createFileRoute('/boards/create')({
  loader: (): PageHead => ({ title: m.boards_new(), description: m.boards_mine_text(), path: '/boards/create', hidden: true }),
  head: pageHead,
  component: CreateBoardPage,
});

function CreateBoardPage() {
  return useCurrentUser() ? <CreateBoard /> : <SignInWall title={m.boards_new()} reason={m.boards_wall()} />;
}

/** Creates a board: empty, or from bookmarks or a table. */
function CreateBoard() {
  const [values, setValues] = useState<BoardValues>({ title: '', description: '', privacy: false, categories: [] });
  const create = useCreateBoard();
  const navigate = useNavigate();
  const save = () =>
    create.mutate({ json: values }, { onSuccess: ({ data }) => void navigate({ to: data.attributes.path, replace: true }) });
  return (
    <main className="container narrow-form">
      <Breadcrumbs crumbs={[{ label: m.boards_mine(), render: <Link to="/boards" /> }, { label: m.boards_new() }]} />
      <div className="stack gap-8">
        <header className="stack gap-2">
          <h1>{m.boards_new()}</h1>
          <p className="lead muted">{m.boards_new_text()}</p>
        </header>
        <form
          className="panel stack gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          {create.error && (
            <Banner kind="bad" live>
              {create.error.message}
            </Banner>
          )}
          <BoardFields values={values} onChange={setValues} />
          <Button type="submit" className="start" loading={create.isPending}>
            {m.boards_create()}
          </Button>
        </form>
        <ImportForm />
      </div>
    </main>
  );
}
