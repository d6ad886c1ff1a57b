import { NetworkError } from './errors.ts';

/**
 * Fetches a part of the website that is a file of its own.
 * @throws {NetworkError} when it can't be fetched
 */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    throw new NetworkError('The website could not be loaded completely', { cause });
  }
}
