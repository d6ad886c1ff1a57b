import { describe, expect, it } from 'vitest';
import { findPython } from './python.ts';

describe('findPython', () => {
  it('returns a supported Python', async () => {
    expect(await findPython('python3')).toBe('python3');
  });

  it.each(['premia-has-no-such-python', 'false'])(
    'says what to install if %s is not Python',
    async (command) => {
      await expect(findPython(command)).rejects.toThrow(/is not Python 3\.11 or newer.*apt-get install/);
    },
  );
});
