import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { currentUserQuery, SignInWall, useCurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { ChipLink } from '#platform/ui/chip.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { Pagination } from '#platform/ui/pagination.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { BoardsToFollow } from './boards-to-follow.tsx';
import { BoardTile } from './board-tile.tsx';
import { boardsQuery, useRestoreBoard, type BoardItem, type BoardsFilter } from './queries.ts';

const SCOPES = ['own', 'shared', 'followed', 'deleted'] as const;
type Scope = (typeof SCOPES)[number];
type Search = { show?: Scope; page?: number };
const PER_PAGE = 24;

const parseScope = (value: unknown): Scope => SCOPES.find((option) => option === value) ?? 'own';
const toFilter = ({ show = 'own', page = 1 }: Search): BoardsFilter => ({ scope: show, page, per_page: PER_PAGE });

export const Route = createFileRoute('/boards/')({
  validateSearch: (search: Record<string, unknown>): Search => {
    const [show, page] = [parseScope(search['show']), Number(search['page'])];
    return { ...(show !== 'own' && { show }), ...(Number.isInteger(page) && page > 1 && { page: Math.min(page, 10_000) }) };
  },
  loaderDeps: ({ search: { show, page } }) => ({ ...(show && { show }), ...(page && { page }) }),
  loader: async ({ context, deps }): Promise<PageHead> => {
    const { data: user } = await context.queryClient.ensureQueryData(currentUserQuery());
    if (user) await context.queryClient.ensureQueryData(boardsQuery(toFilter(deps)));

    return { title: m.boards_mine(), description: m.boards_mine_text(), path: '/boards', hidden: true };
  },
  head: pageHead,
  component: BoardsPage,
});

function BoardsPage() {
  const user = useCurrentUser();
  return user ? <MyBoards slug={user.attributes.slug} /> : <SignInWall title={m.boards_mine()} reason={m.boards_wall()} />;
}

/** Own, shared, followed and recently deleted boards. */
function MyBoards({ slug }: { slug: string }) {
  const { show = 'own', page = 1 } = Route.useSearch();
  const { data } = useSuspenseQuery(boardsQuery(toFilter({ show, page })));
  return (
    <main className="container page-top stack gap-6">
      <header className="row boards-head">
        <h1>{m.boards_mine()}</h1>
        <div className="row push-end gap-2">
          <ButtonLink variant="bare" render={<Link to="/all-cards/$user_slug" params={{ user_slug: slug }} />}>
            {m.boards_all_cards()}
          </ButtonLink>
          <ButtonLink icon={Plus} render={<Link to="/boards/create" />}>
            {m.boards_new()}
          </ButtonLink>
        </div>
      </header>
      <nav className="scroll-x" aria-label={m.boards_shows()}>
        {SCOPES.map((option) => (
          <ChipLink
            key={option}
            render={<Link to="/boards" search={option === 'own' ? {} : { show: option }} />}
            aria-current={option === show ? 'true' : undefined}
          >
            {SCOPE_LABELS[option]()}
          </ChipLink>
        ))}
      </nav>
      {show === 'deleted' && data.data.length > 0 && <p className="muted">{m.boards_deleted_text()}</p>}
      {data.data.length === 0 ? (
        <NoBoards show={show} />
      ) : (
        <div className="grid [--min:260px] gap-5">
          {data.data.map((board) => (
            <BoardTile key={board.id} board={board} {...(show === 'deleted' && { action: <RestoreButton board={board} /> })} />
          ))}
        </div>
      )}
      <Pagination
        page={page}
        pages={data.meta.total_pages}
        link={(to) => <Link to="/boards" search={{ ...(show !== 'own' && { show }), ...(to > 1 && { page: to }) }} />}
      />
      {(show === 'own' || show === 'followed') && <BoardsToFollow />}
    </main>
  );
}

const SCOPE_LABELS: Record<Scope, () => string> = {
  own: m.boards_show_own,
  shared: m.boards_show_shared,
  followed: m.boards_show_followed,
  deleted: m.boards_show_deleted,
};

const EMPTY_LABELS: Record<Scope, { title: () => string; text: () => string }> = {
  own: { title: m.boards_none_own, text: m.boards_none_own_text },
  shared: { title: m.boards_none_shared, text: m.boards_none_shared_text },
  followed: { title: m.boards_none_followed, text: m.boards_none_followed_text },
  deleted: { title: m.boards_none_deleted, text: m.boards_none_deleted_text },
};

function NoBoards({ show }: { show: Scope }) {
  const action =
    show === 'own' ? (
      <ButtonLink render={<Link to="/boards/create" />}>{m.boards_new()}</ButtonLink>
    ) : (
      <ButtonLink variant="quiet" render={<Link to="/learning-packs" />}>
        {m.boards_title()}
      </ButtonLink>
    );
  return (
    <EmptyState cover={`no-boards-${show}`} title={EMPTY_LABELS[show].title()} action={action}>
      {EMPTY_LABELS[show].text()}
    </EmptyState>
  );
}

function RestoreButton({ board }: { board: BoardItem }) {
  const restore = useRestoreBoard();
  const toast = useToast();
  return (
    <Button
      variant="quiet"
      small
      loading={restore.isPending}
      label={m.boards_restore_named({ title: board.attributes.title })}
      onClick={() =>
        restore.mutate(
          { params: { board_slug: board.attributes.slug } },
          {
            onSuccess: () => void toast.show(m.boards_restored()),
            onError: (error) => void toast.show(error.message, { kind: 'warn' }),
          },
        )
      }
    >
      {m.boards_restore()}
    </Button>
  );
}
