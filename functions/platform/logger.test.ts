import { describe, expect, it, vi } from 'vitest';
import { createLog, summarizeError } from './logger.ts';

describe('the log', () => {
  it('is one JSON object a line', () => {
    const lines: string[] = [];
    createLog('INFO', (line) => lines.push(line))('WARN', { route: 'login' });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      level: 'WARN',
      route: 'login',
    });
  });

  it('goes to standard output itself, past the console that Lambda rewrites', () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    createLog('INFO')('INFO', { route: 'login' });
    expect(write.mock.calls).toEqual([[expect.stringMatching(/^\{"timestamp":.*"route":"login"\}\n$/)]]);
    write.mockRestore();
  });

  it('leaves out what is less serious than its threshold', () => {
    const lines: string[] = [];
    const log = createLog('WARN', (line) => lines.push(line));
    log('DEBUG', {});
    log('INFO', {});
    log('ERROR', {});
    expect(lines).toHaveLength(1);
  });
});

describe('an error in the log', () => {
  it('has its name, its place and its cause, and no message', () => {
    const error = new TypeError('ada@example.com\nweighs 70 kg', { cause: new RangeError('a token') });
    const summary = summarizeError(error);
    expect(summary.name).toBe('TypeError');
    expect(summary.stack[0]).toMatch(/^at .*logger\.test\.ts/);
    expect(summary.cause?.name).toBe('RangeError');
    expect(JSON.stringify(summary)).not.toMatch(/ada@example|70 kg|a token/);
  });

  it('may be anything that was thrown', () => {
    expect(summarizeError('secret')).toEqual({ name: 'string', stack: [] });
    expect(summarizeError(undefined)).toEqual({ name: 'undefined', stack: [] });
  });
});
