import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';

/** What a request may be waiting for. */
export const waits = ['dynamodb', 'model', 'secretsManager', 'hashing'] as const;

/** One of {@link waits}. */
export type Wait = (typeof waits)[number];

/** Where the time of requests went, in milliseconds. */
export interface TimeBreakdown {
  readonly requests: number;
  /** From the arrival of each request to the end of its answer. */
  readonly total: number;
  readonly waiting: Readonly<Record<Wait, number>>;
  /** How often each was waited for. */
  readonly calls: Readonly<Record<Wait, number>>;
  /** While nothing was waited for. */
  readonly own: number;
}

/** Adds up the time during which at least one of several activities goes on. */
export class BusyTime {
  /** Activities that have begun. */
  count = 0;
  #active = 0;
  #since = 0;
  #total = 0;

  enter(now = performance.now()): void {
    if (this.#active === 0) this.#since = now;
    this.#active += 1;
    this.count += 1;
  }

  leave(now = performance.now()): void {
    this.#active -= 1;
    if (this.#active === 0) this.#total += now - this.#since;
  }

  /** Milliseconds so far, without what still goes on. */
  get total(): number {
    return this.#total;
  }
}

/** Watches this process, in which the whole application runs, without a word of it in the application. */
export class TimeBreakdownRecorder {
  readonly #serving = new BusyTime();
  readonly #anyWait = new BusyTime();
  readonly #waiting: Record<Wait, BusyTime>;

  constructor() {
    this.#waiting = Object.fromEntries(waits.map((wait) => [wait, new BusyTime()])) as Record<Wait, BusyTime>;
  }

  /** The sums so far. They tell shares only while requests come one after another. */
  read(): TimeBreakdown {
    const readEach = (read: (busy: BusyTime) => number) =>
      Object.fromEntries(waits.map((wait) => [wait, read(this.#waiting[wait])])) as Record<Wait, number>;
    const { count: requests, total } = this.#serving;
    return {
      requests,
      total,
      waiting: readEach((busy) => busy.total),
      calls: readEach((busy) => busy.count),
      own: total - this.#anyWait.total,
    };
  }

  /** Follows the requests that arrive at a port and those that go out to the services, by their address. */
  watchHttp(applicationPort: number, services: ReadonlyMap<string, Wait>): void {
    subscribe('http.server.request.start', (message) => {
      if (arrivesAt(applicationPort, message)) this.#serving.enter();
    });
    subscribe('http.server.response.finish', (message) => {
      if (arrivesAt(applicationPort, message)) this.#serving.leave();
    });
    subscribe('http.client.request.created', (message) => {
      const { request } = message as { request: ClientRequest };
      const wait = services.get(String(request.getHeader('host')));
      if (!wait) return;
      const finish = this.#begin(wait);
      request.once('response', (response) => response.once('end', finish));
      request.once('error', finish);
    });
  }

  /** Times a promise as a wait. */
  async time<Result>(wait: Wait, work: () => Promise<Result>): Promise<Result> {
    const finish = this.#begin(wait);
    try {
      return await work();
    } finally {
      finish();
    }
  }

  #begin(wait: Wait): () => void {
    this.#anyWait.enter();
    this.#waiting[wait].enter();
    let finished = false;
    return () => {
      if (finished) return;
      finished = true;
      this.#waiting[wait].leave();
      this.#anyWait.leave();
    };
  }
}

function arrivesAt(port: number, message: unknown): boolean {
  const { request } = message as { request: IncomingMessage };
  return request.socket.localPort === port;
}
