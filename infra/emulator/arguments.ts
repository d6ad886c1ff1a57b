import { parseArgs } from 'node:util';
import { type EmulatorName, emulatorNames } from './emulator.ts';

/** Arguments of `npm run deploy:local` and `npm run test:emulator`. */
export interface DeployLocalArguments {
  readonly isTest: boolean;
  /** Undefined uses a running emulator, or starts MiniStack. */
  readonly emulator: EmulatorName | undefined;
}

/** @throws Error that names an unknown argument, or the supported emulators */
export function parseArguments(args: readonly string[]): DeployLocalArguments {
  const { test, emulator } = parseArgs({
    args: [...args],
    options: { test: { type: 'boolean', default: false }, emulator: { type: 'string' } },
  }).values;
  const name = emulatorNames.find((each) => each === emulator);
  if (emulator !== undefined && name === undefined) {
    throw new Error(`--emulator must be one of ${emulatorNames.join(', ')}, not "${emulator}"`);
  }
  return { isTest: test, emulator: name };
}
