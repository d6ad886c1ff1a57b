import { readFile } from 'node:fs/promises';

/** Ids of a process and its descendants, itself first (Linux). */
async function listProcessTree(processId: number): Promise<number[]> {
  const children = await readFile(`/proc/${processId}/task/${processId}/children`, 'utf8').catch(() => '');
  const ids = children.split(' ').filter(Boolean).map(Number);
  return [processId, ...(await Promise.all(ids.map(listProcessTree))).flat()];
}

/** Kills a process and its descendants, as a power failure does. */
export async function killProcessTree(processId: number): Promise<void> {
  killAll(await listProcessTree(processId));
}

export async function killDescendants(processId: number): Promise<void> {
  killAll((await listProcessTree(processId)).slice(1));
}

function killAll(processIds: readonly number[]): void {
  for (const id of processIds) {
    try {
      process.kill(id, 'SIGKILL');
    } catch (error) {
      // It has exited meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}
