import { localizePath } from '#platform/language/language.ts';
import { saveFlashMessage } from './flash-message.ts';

/**
 * Loads the home page as a new document and shows the message there. Used for signing out, so that no request of the previous
 * user is still running afterwards.
 */
export function reloadHome(message: string): void {
  saveFlashMessage(message);
  location.assign(localizePath('/'));
}
