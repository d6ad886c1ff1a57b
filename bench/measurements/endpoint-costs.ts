import type { ApplicationProcess } from '../application/application-process.ts';

/** What one request to an endpoint takes on average, when requests come one after another. */
export interface EndpointCosts {
  /** From its arrival at the server to the end of the answer. */
  readonly milliseconds: number;
  /** Shares of those milliseconds. They may sum to more than 1 where waits overlap. */
  readonly shares: {
    readonly dynamodb: number;
    readonly model: number;
    readonly secretsManager: number;
    readonly hashing: number;
    /** While nothing is waited for: the functions, their libraries, and the local gateway. */
    readonly own: number;
  };
  /** Of the server's process. */
  readonly cpuMilliseconds: number;
  readonly dynamodbCalls: number;
}

/** Has requests made one after another, and reads off what they have taken. */
export async function measureCosts(
  application: ApplicationProcess,
  makeRequests: () => Promise<unknown>,
): Promise<EndpointCosts> {
  const before = await readMeters(application);
  await makeRequests();
  const after = await readMeters(application);
  const requests = after.breakdown.requests - before.breakdown.requests;
  const total = after.breakdown.total - before.breakdown.total;
  const shareOf = (wait: keyof typeof after.breakdown.waiting) =>
    (after.breakdown.waiting[wait] - before.breakdown.waiting[wait]) / total;
  return {
    milliseconds: total / requests,
    shares: {
      dynamodb: shareOf('dynamodb'),
      model: shareOf('model'),
      secretsManager: shareOf('secretsManager'),
      hashing: shareOf('hashing'),
      own: (after.breakdown.own - before.breakdown.own) / total,
    },
    cpuMilliseconds: (after.cpu - before.cpu) / requests,
    dynamodbCalls: (after.breakdown.calls.dynamodb - before.breakdown.calls.dynamodb) / requests,
  };
}

async function readMeters(application: ApplicationProcess) {
  const cpu = await application.ask('cpu');
  const breakdown = await application.ask('breakdown');
  return { cpu, breakdown };
}
