import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Answers, Question, Ready } from './measured-application.ts';

/** The whole application, running in a process beside this one, with its data in memory. */
export interface ApplicationProcess extends Ready {
  /** Asks the process what it knows of itself. One question at a time. */
  ask<Q extends Question>(question: Q): Promise<Answers[Q]>;
  close(): Promise<void>;
}

/**
 * Starts the application in a process of its own, so that what makes its traffic takes nothing of its
 * event loop.
 * @throws Error with what it printed when it does not start
 */
export async function startApplicationProcess(): Promise<ApplicationProcess> {
  const child = fork(new URL('measured-application.ts', import.meta.url), {
    execArgv: [...process.execArgv, '--expose-gc'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const readOutput = followOutput(child);
  const exited = once(child, 'exit');
  const ready = await Promise.race([receive<Ready>(child), exited.then(() => undefined)]);
  if (!ready) throw new Error(`The application did not start:\n${readOutput()}`);

  return {
    ...ready,
    async ask<Q extends Question>(question: Q) {
      const answer = receive<Answers[Q]>(child);
      child.send(question);
      return answer;
    },
    async close() {
      child.disconnect();
      await exited;
    },
  };
}

async function receive<Message>(child: ChildProcess): Promise<Message> {
  const [message] = (await once(child, 'message')) as [Message];
  return message;
}

/** Keeps the end of what a process prints. */
function followOutput(child: ChildProcess): () => string {
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk).slice(-4_000);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return () => output;
}
