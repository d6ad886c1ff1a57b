import { toast } from 'react-hot-toast/headless';

const successDurationMs = 3000;
const errorDurationMs = 5000;

/** Shows a success for 3 s. */
export function showSuccess(message: string): void {
  toast.success(message, { duration: successDurationMs });
}

/**
 * Shows an error for 5 s.
 * @param id replaces a visible toast with the same id
 */
export function showError(message: string, id?: string): void {
  toast.error(message, { duration: errorDurationMs, ...(id && { id }) });
}

/** Shows a neutral message; the same message replaces itself and restarts its duration. */
export function showNotice(message: string, durationMs: number): void {
  toast(message, { duration: durationMs, id: message });
}
