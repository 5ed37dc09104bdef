import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useDeferredValue, useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { Avatar } from '#platform/ui/art/avatar.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Drawer } from '#platform/ui/drawer.tsx';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { SheetBody } from '#platform/ui/sheet.tsx';
import { SkeletonText } from '#platform/ui/skeleton.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { peopleQuery, useAddCollaborator, useRemoveCollaborator, type Board } from './queries.ts';
import './boards.css';

type Person = Board['attributes']['collaborators'][number];

/** The collaborators of a board, and a search for people to invite. */
export function PeopleDrawer({ board: { attributes: board }, onClose }: { board: Board; onClose: () => void }) {
  const [search, setSearch] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const [addCollaborator, removeCollaborator] = [useAddCollaborator(), useRemoveCollaborator()];
  const toast = useToast();
  const onError = (error: Error) => void toast.show(error.message, { kind: 'warn' });
  const params = { board_slug: board.slug };
  const add = ({ id, attributes: { name } }: Person) =>
    addCollaborator.mutate(
      { params, json: { user_id: id } },
      { onSuccess: () => setAnnouncement(m.boards_people_added({ name })), onError },
    );
  const remove = ({ id, attributes: { name } }: Person) =>
    removeCollaborator.mutate(
      { params, query: { user_id: id } },
      { onSuccess: () => setAnnouncement(m.boards_people_removed({ name })), onError },
    );
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()} title={m.boards_people()} subtitle={m.boards_people_text()}>
      <SheetBody className="people">
        <PeopleList title={m.boards_people_members({ count: board.collaborators.length })} people={board.collaborators}>
          {(person) => (
            <Button
              variant="bare"
              small
              icon={X}
              iconOnly
              label={m.boards_people_remove({ name: person.attributes.name })}
              onClick={() => remove(person)}
            />
          )}
        </PeopleList>
        <TextField
          label={m.boards_people_search()}
          hint={m.boards_people_hint()}
          type="search"
          value={search}
          maxLength={60}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Candidates search={search} collaborators={board.collaborators} onChoose={add} />
        <p className="visually-hidden" role="status">
          {announcement}
        </p>
      </SheetBody>
    </Drawer>
  );
}

type CandidatesProps = { search: string; collaborators: readonly Person[]; onChoose: (person: Person) => void };

/** The search results, without people who are already collaborators. */
function Candidates({ search, collaborators, onChoose }: CandidatesProps) {
  const query = useDeferredValue(search.trim());
  const people = useQuery({ ...peopleQuery(query), enabled: query !== '' });
  if (query === '') return null;
  if (people.isPending) return <SkeletonText />;
  if (people.isError) return <ErrorState level={3} onRetry={() => void people.refetch()} />;
  const collaboratorIds = new Set(collaborators.map(({ id }) => id));
  const candidates = people.data.data.filter(({ id }) => !collaboratorIds.has(id));
  if (candidates.length === 0) return <p className="small muted">{m.boards_people_none()}</p>;
  return (
    <PeopleList title={m.boards_people_found()} people={candidates}>
      {(person) => (
        <Button
          variant="quiet"
          small
          icon={Plus}
          label={m.boards_people_invite_named({ name: person.attributes.name })}
          onClick={() => onChoose(person)}
        >
          {m.boards_people_invite()}
        </Button>
      )}
    </PeopleList>
  );
}

type PeopleListProps = { title: string; people: readonly Person[]; children: (person: Person) => React.ReactNode };

function PeopleList({ title, people, children }: PeopleListProps) {
  return (
    <section className="stack gap-2" aria-label={title}>
      <h3 className="small">{title}</h3>
      <ul>
        {people.map((person) => (
          <li key={person.id} className="person-row">
            <Avatar name={person.attributes.name} size={36} />
            <span className="min-w-0 flex-1">
              <span className="strong clip">{person.attributes.name}</span>
              {person.attributes.headline && <span className="small muted clip">{person.attributes.headline}</span>}
            </span>
            {children(person)}
          </li>
        ))}
      </ul>
    </section>
  );
}
