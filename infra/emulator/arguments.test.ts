import { describe, expect, it } from 'vitest';
import { parseArguments } from './arguments.ts';

describe('parseArguments', () => {
  it('selects no emulator and no test by default', () => {
    expect(parseArguments([])).toEqual({ isTest: false, emulator: undefined });
  });

  it.each(['localstack', 'ministack'])('selects %s', (name) => {
    expect(parseArguments(['--test', '--emulator', name])).toEqual({ isTest: true, emulator: name });
  });

  it('rejects another emulator and names the supported ones', () => {
    expect(() => parseArguments(['--emulator', 'moto'])).toThrow(
      '--emulator must be one of localstack, ministack, not "moto"',
    );
  });

  it.each([['--emulator'], ['--unknown'], ['localstack']])('rejects %s', (...args) => {
    expect(() => parseArguments(args)).toThrow(args[0]);
  });
});
