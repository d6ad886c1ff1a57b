import { describe, expect, it } from 'vitest';
import { type SigningKeySet, SigningKeys } from './signing-keys.ts';

const keyOf = (id: string) => ({ id, secret: `secret of ${id}` });

/** Keys whose time passes, whose rotation happens and whose loading fails when a test says so. */
function buildKeys() {
  const state = {
    minutes: 0,
    loads: 0,
    stored: [keyOf('a')] as SigningKeySet | Error,
  };
  const load = async () => {
    state.loads += 1;
    if (state.stored instanceof Error) throw state.stored;
    return state.stored;
  };
  const keys = new SigningKeys(load, () => new Date(state.minutes * 60_000));
  return { state, keys };
}

describe('signing keys', () => {
  it('are loaded once for callers at the same time, and again after 5 minutes', async () => {
    const { state, keys } = buildKeys();
    await Promise.all([keys.findCurrent(), keys.findCurrent(), keys.find('a')]);
    state.minutes = 4.9;
    expect(await keys.findCurrent()).toEqual(keyOf('a'));
    expect(state.loads).toBe(1);
    state.stored = [keyOf('b'), keyOf('a')];
    state.minutes = 5;
    expect(await keys.findCurrent()).toEqual(keyOf('b'));
    expect(await keys.find('a')).toEqual(keyOf('a'));
    expect(state.loads).toBe(2);
  });

  it('are loaded early for a key that is not known yet, once a minute', async () => {
    const { state, keys } = buildKeys();
    await keys.findCurrent();
    state.stored = [keyOf('b'), keyOf('a')];
    expect(await keys.find('b')).toBeUndefined();
    expect(state.loads).toBe(1);
    state.minutes = 1;
    expect(await Promise.all([keys.find('b'), keys.find('made up')])).toEqual([keyOf('b'), undefined]);
    expect(await keys.find('made up too')).toBeUndefined();
    expect(state.loads).toBe(2);
  });

  it('stay what they were while they can not be loaded', async () => {
    const { state, keys } = buildKeys();
    await keys.findCurrent();
    state.stored = new Error('Secrets Manager is down');
    state.minutes = 6;
    expect(await keys.findCurrent()).toEqual(keyOf('a'));
    state.stored = [keyOf('b')];
    state.minutes = 12;
    expect(await keys.findCurrent()).toEqual(keyOf('b'));
  });

  it('are asked for again after the first load failed', async () => {
    const { state, keys } = buildKeys();
    const { stored } = state;
    state.stored = new Error('Secrets Manager is down');
    await expect(keys.findCurrent()).rejects.toThrow('Secrets Manager is down');
    state.stored = stored;
    expect(await keys.findCurrent()).toEqual(keyOf('a'));
  });
});
