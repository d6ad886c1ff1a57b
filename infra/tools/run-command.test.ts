import { describe, expect, it } from 'vitest';
import { runCommand } from './run-command.ts';

describe('running a command', () => {
  it('answers what it printed', async () => {
    expect(
      await runCommand(process.execPath, ['-e', 'console.log(process.env.WORD)'], {
        environment: { WORD: 'hello' },
      }),
    ).toBe('hello\n');
  });

  it('fails with everything that it printed', async () => {
    const script = 'console.log("so far so good"); console.error("no further"); process.exit(3)';
    await expect(runCommand(process.execPath, ['-e', script])).rejects.toThrow(/so far so good\nno further/);
  });

  it('says which command is not there', async () => {
    await expect(runCommand('premia-has-no-such-command', [])).rejects.toThrow(
      /"premia-has-no-such-command" could not be started/,
    );
  });
});
