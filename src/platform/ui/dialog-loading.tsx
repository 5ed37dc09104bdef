import LoaderCircle from 'lucide-react/icons/loader-circle';
import { m } from '../messages/messages.js';
import { Icon } from './icon.tsx';

/** Shown while the script of a dialog loads: the dimmed page and a spinner. */
export const DialogLoading = () => (
  <div className="scrim dialog-loading" role="status" aria-label={m.kit_loading()}>
    <Icon of={LoaderCircle} className="spin" />
  </div>
);
