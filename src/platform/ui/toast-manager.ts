import { Toast } from '@base-ui/react/toast';

/** Passes toasts to the viewport. */
export const toastManager = Toast.createToastManager();
