/**
 * Runs MiniStack and ends it, with the functions that it has started, together with the process that
 * wanted it. The channel between the two closes even when that process is killed, which no handler of its
 * own could notice.
 *
 * Arguments: MiniStack's program, the port to listen on, and a folder of its own that is deleted at the end.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';

/** How long MiniStack may take to stop before it is killed, in milliseconds. */
const patience = 5_000;

const [program = '', port = '', folder = ''] = process.argv.slice(2);
const ministack = spawn(program, {
  // A group of its own, so that the functions can be ended with it, and Ctrl-C reaches the guardian alone.
  detached: true,
  cwd: folder,
  stdio: 'inherit',
  env: {
    ...process.env,
    // Functions run on the `node` that is found first: the one that this runs on, not the machine's own.
    PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
    GATEWAY_PORT: port,
    BIND_HOST: '127.0.0.1',
    // The one service that would open a port of its own.
    IOT_MTLS_ENABLED: '0',
    // Functions are unpacked there: under a package.json of ours their code would be taken for its modules.
    TMPDIR: folder,
    S3_DATA_DIR: `${folder}/s3`,
  },
});
ministack.on('error', (error) => console.error(error.message));
ministack.on('close', (code) => {
  endGroup('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});

for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
for (const event of ['SIGTERM', 'disconnect'] as const) {
  process.on(event, () => {
    endGroup('SIGTERM');
    setTimeout(() => endGroup('SIGKILL'), patience).unref();
  });
}

function endGroup(signal: NodeJS.Signals): void {
  try {
    process.kill(-(ministack.pid ?? Number.NaN), signal);
  } catch {
    // Nothing of it is left.
  }
}
