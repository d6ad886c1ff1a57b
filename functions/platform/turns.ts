/** Does work that is handed over while other work goes on, one after the other, in order. */
export type TakeTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Makes a queue of its own: what waits in it waits for nothing else. */
export function createTurns(): TakeTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    // A failure is its caller's alone.
    last = turn.catch(() => undefined);
    return turn;
  };
}
