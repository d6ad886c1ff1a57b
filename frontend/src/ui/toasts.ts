import { toast } from 'react-hot-toast/headless';

/** How long screens show a success, in milliseconds. */
const successDuration = 3000;

/** How long screens show an error, in milliseconds. */
const errorDuration = 5000;

/** Says for 3 s that something worked. */
export function showSuccess(message: string): void {
  toast.success(message, { duration: successDuration });
}

/**
 * Says for 5 s that something failed.
 * @param id of a message that may stand there only once
 */
export function showError(message: string, id?: string): void {
  toast.error(message, { duration: errorDuration, ...(id && { id }) });
}

/** Says something that is neither, for as long as given; said again, it stands there once, and longer. */
export function showNotice(message: string, milliseconds: number): void {
  toast(message, { duration: milliseconds, id: message });
}
