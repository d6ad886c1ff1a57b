/**
 * Preloaded into a server by `node --expose-gc --import`: sends the figures that its parent process asks for,
 * and stops the server when the parent is gone.
 */

/** Memory of a process after a garbage collection, in bytes. */
export interface MemoryUsage {
  /** Heap and buffers. */
  readonly usedBytes: number;
  readonly residentBytes: number;
}

function readMemory(): MemoryUsage {
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { usedBytes: heapUsed + external, residentBytes: rss };
}

function readCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

process.on('message', (figure) => process.send?.(figure === 'memory' ? readMemory() : readCpuMs()));
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
