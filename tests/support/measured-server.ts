import { once } from 'node:events';
import type { MemoryUsage } from './server-probe.ts';
import { ServerProcess, type StartOptions } from './server-process.ts';

/** A local server in a child process whose resources can be measured. */
export interface MeasuredServer extends AsyncDisposable {
  readonly url: string;
  /** Processor time since the start, in milliseconds. */
  readCpuMs(): Promise<number>;
  /** Memory after a garbage collection. */
  readMemory(): Promise<MemoryUsage>;
}

const probe = new URL('server-probe.ts', import.meta.url).href;

export async function startMeasuredServer(
  options: Pick<StartOptions, 'checkout' | 'environment'> = {},
): Promise<MeasuredServer> {
  const server = await ServerProcess.start({
    ...options,
    command: [process.execPath, '--expose-gc', '--import', probe, 'local/start.ts'],
    ipc: true,
  });
  const request = async <Figure>(figure: 'cpu' | 'memory'): Promise<Figure> => {
    const received = once(server.child, 'message');
    server.child.send(figure);
    const [value] = (await received) as [Figure];
    return value;
  };
  return {
    url: server.url,
    readCpuMs: () => request('cpu'),
    readMemory: () => request('memory'),
    [Symbol.asyncDispose]: async () => void (await server.stop()),
  };
}
