import { Link } from '@tanstack/react-router';
import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Rss from 'lucide-react/icons/rss';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { FormDialog } from '#platform/ui/form-dialog.tsx';
import { Item, ItemTitle } from '#platform/ui/list.tsx';
import { Menu, MenuItem, MenuSeparator } from '#platform/ui/menu.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { FeedDialog } from './feed-dialog.tsx';
import { useChangeSearch, useDeleteSearch, useSaveSearch, type SavedSearch } from './queries.ts';

const MAX_FRESH = 20;

/** One saved search; opening it marks its results as seen. */
export function SearchItem({ search }: { search: SavedSearch }) {
  const change = useChangeSearch();
  const [openDialog, setOpenDialog] = useState<'name' | 'feed' | null>(null);
  const { id, attributes } = search;
  const { name, path, filters, query, fresh, alerts } = attributes;
  const details = [query, ...Object.values(filters).flat()].filter((detail) => detail !== '' && detail !== name);
  return (
    <Item
      art={alerts ? <Bell size={20} aria-hidden className="muted" /> : <BellOff size={20} aria-hidden className="muted" />}
      action={<SearchMenu search={search} onOpen={setOpenDialog} />}
    >
      <ItemTitle
        level={2}
        render={<Link to={path} onClick={() => fresh > 0 && change.mutate({ params: { id }, json: { seen: true } })} />}
      >
        {name}
      </ItemTitle>
      {details.length > 0 && <p className="small muted">{details.join(' · ')}</p>}
      <p className="small">
        {fresh > 0 ? (
          <Tag tone="good">{fresh < MAX_FRESH ? m.saved_searches_fresh({ count: fresh }) : m.saved_searches_fresh_many()}</Tag>
        ) : (
          <span className="muted">{m.saved_searches_nothing_new()}</span>
        )}
      </p>
      {openDialog === 'name' && <RenameDialog search={search} onClose={() => setOpenDialog(null)} />}
      {openDialog === 'feed' && <FeedDialog search={search} onClose={() => setOpenDialog(null)} />}
    </Item>
  );
}

function SearchMenu({ search, onOpen }: { search: SavedSearch; onOpen: (dialog: 'name' | 'feed') => void }) {
  const change = useChangeSearch();
  const remove = useDeleteSearch();
  const restore = useSaveSearch();
  const toast = useToast();
  const { id, attributes } = search;
  const { name, alerts, kind, query, filters } = attributes;
  const warn = { onError: (error: Error) => void toast.show(error.message, { kind: 'warn' }) };
  return (
    <Menu trigger={<Button variant="bare" small icon={Ellipsis} iconOnly label={m.saved_searches_menu({ name })} />}>
      <MenuItem
        icon={alerts ? BellOff : Bell}
        onSelect={() =>
          change.mutate(
            { params: { id }, json: { alerts: !alerts } },
            {
              onSuccess: () => toast.show(alerts ? m.saved_searches_alerts_off() : m.saved_searches_alerts_on()),
              ...warn,
            },
          )
        }
      >
        {alerts ? m.saved_searches_stop() : m.saved_searches_alerts()}
      </MenuItem>
      <MenuItem icon={Pencil} onSelect={() => onOpen('name')}>
        {m.saved_searches_rename()}
      </MenuItem>
      <MenuItem icon={Rss} onSelect={() => onOpen('feed')}>
        {m.saved_searches_feed()}
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        icon={Trash}
        danger
        onSelect={() =>
          remove.mutate(
            { params: { id } },
            {
              onSuccess: () =>
                toast.show(m.saved_searches_deleted({ name }), {
                  action: {
                    label: m.saved_searches_undo(),
                    onPress: () => restore.mutate({ json: { name, kind, query, filters } }, warn),
                  },
                }),
              ...warn,
            },
          )
        }
      >
        {m.saved_searches_delete()}
      </MenuItem>
    </Menu>
  );
}

function RenameDialog({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const change = useChangeSearch();
  const [name, setName] = useState(search.attributes.name);
  return (
    <FormDialog
      title={m.saved_searches_rename_title()}
      save={m.saved_searches_rename_save()}
      change={change}
      onSave={() => change.mutate({ params: { id: search.id }, json: { name } }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextField
        label={m.saved_searches_name()}
        value={name}
        required
        maxLength={120}
        onChange={(event) => setName(event.target.value)}
      />
    </FormDialog>
  );
}
