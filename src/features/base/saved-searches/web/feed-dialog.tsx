import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { Button } from '#platform/ui/button.tsx';
import { CopyButton } from '#platform/ui/copy-button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { SheetBody } from '#platform/ui/sheet.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { useCreateFeed, type SavedSearch } from './queries.ts';

/** The secret feed address, shown only once when created. */
export function FeedDialog({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const createFeed = useCreateFeed();
  const address = createFeed.data?.address;
  return (
    <Dialog
      open
      size="small"
      onOpenChange={(next) => !next && onClose()}
      title={m.saved_searches_feed_title()}
      subtitle={m.saved_searches_feed_text()}
    >
      <SheetBody>
        {createFeed.error && (
          <Banner kind="bad" live>
            {createFeed.error.message}
          </Banner>
        )}
        {address ? (
          <>
            <TextField label={m.saved_searches_feed_address()} value={address} readOnly />
            <CopyButton text={address} variant="quiet" small />
          </>
        ) : (
          <Button loading={createFeed.isPending} onClick={() => createFeed.mutate({ params: { id: search.id } })}>
            {search.attributes.has_feed ? m.saved_searches_feed_recreate() : m.saved_searches_feed_create()}
          </Button>
        )}
      </SheetBody>
    </Dialog>
  );
}
