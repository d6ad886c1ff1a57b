import { readFile } from 'node:fs/promises';

/** The ids of a process and of everything that it started, itself first (Linux). */
export async function listProcessTree(processId: number): Promise<number[]> {
  const children = await readFile(`/proc/${processId}/task/${processId}/children`, 'utf8').catch(() => '');
  const ids = children.split(' ').filter(Boolean).map(Number);
  return [processId, ...(await Promise.all(ids.map(listProcessTree))).flat()];
}

/** Ends a process and everything that it started in the way of a power cut: none of them is told. */
export async function killProcessTree(processId: number): Promise<void> {
  for (const id of await listProcessTree(processId)) {
    try {
      process.kill(id, 'SIGKILL');
    } catch (error) {
      // It ended by itself meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}
