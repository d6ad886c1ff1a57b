import { toast } from 'react-hot-toast/headless';

const successDurationMs = 3000;
const errorDurationMs = 5000;

export function showSuccess(message: string): void {
  toast.success(message, { duration: successDurationMs });
}

/** Ids of the error toasts by subject, shown and past. */
const errorIds = new Map<string, string[]>();

/**
 * Shows an error for 5 s.
 * @param subject id of what failed, for {@link dismissErrors}
 * @param once replaces a visible toast of the same subject
 */
export function showError(message: string, subject: string, { once = false } = {}): void {
  const id = toast.error(message, { duration: errorDurationMs, ...(once && { id: subject }) });
  errorIds.set(subject, [...(errorIds.get(subject) ?? []), id]);
}

/** Removes the errors of a subject once it has succeeded. */
export function dismissErrors(subject: string): void {
  for (const id of errorIds.get(subject) ?? []) toast.dismiss(id);
  errorIds.delete(subject);
}

/** Shows a neutral toast. One with the same id replaces it and restarts its duration. */
export function showToast(message: string, id: string, durationMs: number): void {
  toast(message, { duration: durationMs, id });
}

export function dismissToast(id: string): void {
  toast.dismiss(id);
}
