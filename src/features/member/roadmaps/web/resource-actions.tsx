import CircleCheck from 'lucide-react/icons/circle-check';
import Ellipsis from 'lucide-react/icons/ellipsis';
import ExternalLink from 'lucide-react/icons/external-link';
import Flag from 'lucide-react/icons/flag';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { PinButton } from '#features/catalogue/boards/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { siteOrigin } from '#platform/browser/api.ts';
import { Button } from '#platform/ui/button.tsx';
import { lazyDialog } from '#platform/ui/lazy-dialog.tsx';
import { Menu, MenuItem, MenuLink } from '#platform/ui/menu.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useMarkResource, useWithdrawReport, type PlanResource, type Roadmap } from './queries.ts';
import { resourceTitle } from './resource-facts.tsx';
import './plan.css';

const ReportDialog = lazyDialog(async () => (await import('./report-dialog.tsx')).ReportDialog);

type ResourceProps = { roadmap: Roadmap; resource: PlanResource };
type ResourceActionsProps = ResourceProps & { skillId: string };

/** The actions of a resource: mark as done, pin, open in a new tab, report. */
export function ResourceActions({ roadmap, skillId, resource }: ResourceActionsProps) {
  if (!roadmap.attributes.can.change) return null;
  return (
    <div className="row no-print resource-actions gap-1">
      <DoneButton roadmap={roadmap} id={resource.id} title={resourceTitle(resource)} done={resource.done} />
      {!isOwnPage(resource) && (
        <PinButton kind="resource" id={`${skillId}:${resource.id}`} title={resourceTitle(resource)} small />
      )}
      <ResourceMenu roadmap={roadmap} resource={resource} />
    </div>
  );
}

const isOwnPage = ({ url }: PlanResource): boolean => url.startsWith(siteOrigin());

/** Opens a resource in a new tab, reports a problem with it, or brings back the one that was reported. */
export function ResourceMenu({ roadmap, resource }: ResourceProps) {
  const [reporting, setReporting] = useState(false);
  const withdraw = useWithdrawReport(roadmap);
  const { substitute_for } = resource;
  return (
    <>
      <Menu
        trigger={
          <Button variant="bare" small icon={Ellipsis} iconOnly label={m.roadmaps_more({ title: resourceTitle(resource) })} />
        }
      >
        <MenuLink
          icon={ExternalLink}
          render={<a href={resource.url} target="_blank" rel="noopener noreferrer" aria-label={m.roadmaps_open_beside()} />}
        >
          {m.roadmaps_open_beside()}
        </MenuLink>
        {substitute_for?.reported && (
          <MenuItem icon={Undo2} onSelect={() => withdraw.mutate({ params: { id: roadmap.id, resource_id: substitute_for.id } })}>
            {m.roadmaps_report_back({ title: substitute_for.title })}
          </MenuItem>
        )}
        {!isOwnPage(resource) && (
          <MenuItem icon={Flag} onSelect={() => setReporting(true)}>
            {m.roadmaps_report()}
          </MenuItem>
        )}
      </Menu>
      {reporting && <ReportDialog roadmap={roadmap} resource={resource} onClose={() => setReporting(false)} />}
    </>
  );
}

type DoneProps = { roadmap: Roadmap; id: string; title: string; done: boolean };

/** Marks a resource, or a part of a path, as done; pressed again it is open. */
export function DoneButton({ roadmap, id, title, done: isDone }: DoneProps) {
  const mark = useMarkResource(roadmap);
  const toast = useToast();
  const setDone = (done: boolean, canUndo: boolean) =>
    mark.mutate(
      { params: { id: roadmap.id, resource_id: id }, json: { done } },
      {
        onSuccess: () =>
          canUndo &&
          toast.show(done ? m.roadmaps_marked() : m.roadmaps_unmarked(), {
            action: { label: m.roadmaps_undo(), onPress: () => setDone(!done, false) },
          }),
        onError: (error) => toast.show(error.message, { kind: 'warn' }),
      },
    );
  return (
    <Button
      variant="quiet"
      small
      {...(isDone ? { icon: CircleCheck } : {})}
      className="done-button"
      pressed={isDone}
      label={isDone ? m.roadmaps_done_label({ title }) : m.roadmaps_mark_done_label({ title })}
      loading={mark.isPending}
      onClick={() => setDone(!isDone, true)}
    >
      {isDone ? m.roadmaps_done() : m.roadmaps_mark_done()}
    </Button>
  );
}
