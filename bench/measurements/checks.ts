import { defineMeasurement } from '../measurement.ts';
import { formatNumber } from '../table.ts';
import { type CommandRun, timeCommand } from './time-command.ts';

/** Measures how long developers wait for the checks. They are run anyway where the quick measurement is. */
export const checks = defineMeasurement<CommandRun[]>({
  async measure({ quick }) {
    const runs: CommandRun[] = [];
    for (const script of quick ? [] : ['check', 'test']) runs.push(await timeCommand(script));
    return runs;
  },
  describe: (runs) =>
    runs.length === 0
      ? []
      : [
          {
            title: 'Checks: seconds',
            columns: ['Command', 'seconds', 'ends with'],
            rows: runs.map(({ command, seconds, exitCode }) => [
              command,
              formatNumber(seconds),
              String(exitCode),
            ]),
          },
        ],
});
