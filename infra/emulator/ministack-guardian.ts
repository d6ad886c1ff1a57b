/**
 * Runs MiniStack, and stops it with the functions that it has started when the parent process ends. The IPC
 * channel closes even if the parent is killed with SIGKILL.
 *
 * Arguments: MiniStack's command, its port, and its working folder, which is deleted at the end.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';

/** Time between SIGTERM and SIGKILL. */
const stopTimeoutMs = 5_000;

const [program = '', port = '', folder = ''] = process.argv.slice(2);
const ministack = spawn(program, {
  // In a process group of its own: its functions are stopped with it, and Ctrl-C reaches only the guardian.
  detached: true,
  cwd: folder,
  stdio: 'inherit',
  env: {
    ...process.env,
    // Functions run on the first `node` of the path: the version of this process, not the system's.
    PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
    GATEWAY_PORT: port,
    BIND_HOST: '127.0.0.1',
    // IoT is the only service that opens another port.
    IOT_MTLS_ENABLED: '0',
    // Functions are unpacked there. A package.json in a parent folder would make their code ES modules.
    TMPDIR: folder,
    S3_DATA_DIR: `${folder}/s3`,
  },
});
ministack.on('error', (error) => console.error(error.message));
ministack.on('close', (code) => {
  killGroup('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});

for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
for (const event of ['SIGTERM', 'disconnect'] as const) {
  process.on(event, () => {
    killGroup('SIGTERM');
    setTimeout(() => killGroup('SIGKILL'), stopTimeoutMs).unref();
  });
}

function killGroup(signal: NodeJS.Signals): void {
  try {
    process.kill(-(ministack.pid ?? Number.NaN), signal);
  } catch {
    // The group has ended.
  }
}
