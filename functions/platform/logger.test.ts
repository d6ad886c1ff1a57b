import { describe, expect, it, vi } from 'vitest';
import { createLog, summarizeError } from './logger.ts';

describe('createLog', () => {
  it('writes one JSON object per line', () => {
    const lines: string[] = [];
    createLog('INFO', (line) => lines.push(line))('WARN', { route: 'login' });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      level: 'WARN',
      route: 'login',
    });
  });

  it('writes to standard output directly', () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    createLog('INFO')('INFO', { route: 'login' });
    expect(write.mock.calls).toEqual([[expect.stringMatching(/^\{"timestamp":.*"route":"login"\}\n$/)]]);
  });

  it('omits entries below its threshold', () => {
    const lines: string[] = [];
    const log = createLog('WARN', (line) => lines.push(line));
    log('DEBUG', {});
    log('INFO', {});
    log('ERROR', {});
    expect(lines).toHaveLength(1);
  });
});

describe('summarizeError', () => {
  it('accepts thrown values that are not errors', () => {
    expect(summarizeError('secret')).toEqual({ name: 'string', stack: [] });
    expect(summarizeError(undefined)).toEqual({ name: 'undefined', stack: [] });
  });
});
