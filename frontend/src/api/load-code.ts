import { NetworkError } from './api-errors.ts';

/**
 * Runs a dynamic import.
 * @throws {NetworkError} when it can't be fetched
 */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    throw new NetworkError('A script of the website could not be loaded', { cause });
  }
}
