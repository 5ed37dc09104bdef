import { Toast } from '@base-ui/react/toast';

/** Carries toasts to the shelf; only the shelf and what it is loaded with know it. */
export const toastManager = Toast.createToastManager();
