/**
 * The whole application in a process of its own, watched from inside. It answers what its parent asks
 * ({@link Question}) over the channel between them, and stops when that closes.
 */
import { recorder } from './recorder.ts';
import { redirectBcrypt } from './redirect-bcrypt.ts';
import type { TimeBreakdown, Wait } from './time-breakdown.ts';

/** What the parent may ask, and what it is answered. */
export interface Answers {
  readonly breakdown: TimeBreakdown;
  /** Processor time since the process began, in milliseconds. */
  readonly cpu: number;
  readonly memory: MemoryUsage;
}

/** A question that the parent asks. */
export type Question = keyof Answers;

/** What a process holds after a full garbage collection, in bytes. */
export interface MemoryUsage {
  /** In use of the heap and of buffers. */
  readonly used: number;
  /** Occupied in the machine's memory. */
  readonly resident: number;
}

/** What the parent is told when requests succeed. */
export interface Ready {
  readonly url: string;
  readonly serviceUrls: Readonly<Record<Exclude<Wait, 'hashing'>, string>>;
}

const answers: { readonly [Q in Question]: () => Answers[Q] } = {
  breakdown: () => recorder.read(),
  cpu: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
  memory: () => {
    // The parent starts this process with --expose-gc.
    globalThis.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    return { used: heapUsed + external, resident: rss };
  },
};

redirectBcrypt();
const { startServer } = await import('#local/server.ts');
const { url, services, close } = await startServer({ port: 0, stateDirectory: ':memory:' });
const serviceUrls: Ready['serviceUrls'] = services.urls;
recorder.watchHttp(
  Number(new URL(url).port),
  new Map(Object.entries(serviceUrls).map(([wait, address]) => [new URL(address).host, wait as Wait])),
);
process.on('message', (question: Question) => process.send?.(answers[question]()));
process.on('disconnect', async () => {
  await close();
  process.exit();
});
process.send?.({ url, serviceUrls } satisfies Ready);
