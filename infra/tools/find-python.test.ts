import { describe, expect, it } from 'vitest';
import { findPython } from './find-python.ts';

describe('finding Python', () => {
  it('takes one that is new enough', async () => {
    expect(await findPython('python3')).toBe('python3');
  });

  it.each(['premia-has-no-such-python', 'false'])('says what to install when %s is none', async (command) => {
    await expect(findPython(command)).rejects.toThrow(/is no Python 3\.10 or newer.*apt-get install/);
  });
});
