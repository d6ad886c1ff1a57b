import { describe, expect, inject, it } from 'vitest';
import { Api, makeEmail } from './support/api.ts';
import { carAnswers, password, validRequests } from './support/valid-requests.ts';

const api = new Api(inject('applicationUrl'));

/** What an account has that its holder may not set. */
const ownedByThePlatform = {
  id: 'chosen',
  user_id: 'chosen',
  username: 'chosen@example.com',
  date_joined: '2001-01-01T00:00:00.000Z',
  total_predictions: 1_000_000,
  password_hash: 'chosen',
  is_admin: true,
  is_staff: true,
  role: 'admin',
  pk: 'USER#chosen',
  sk: 'PROFILE',
  ttl: 1,
  token: 'chosen',
};

describe('a registration with fields that a user does not own', () => {
  it('makes the same account as one without', async () => {
    const { email, token } = await api.register(ownedByThePlatform);
    const { profile, dashboard, history } = await api.readAccount(token);
    expect(profile).toMatchObject({ username: email, email });
    expect(profile.date_joined).not.toBe(ownedByThePlatform.date_joined);
    expect(Object.keys(profile).sort()).toEqual(
      ['date_joined', 'email', 'first_name', 'last_name', 'phone_number', 'username'].sort(),
    );
    expect(dashboard.total_predictions).toBe(0);
    expect(history).toEqual([]);
  });
});

describe('a profile update with fields that a user does not own', () => {
  it('changes the names and the phone number alone', async () => {
    const account = await api.register();
    await api.predict(account.token);
    const before = await api.readAccount(account.token);
    const changes = validRequests['update-profile'].body ?? {};
    const body = { ...changes, ...ownedByThePlatform, email: makeEmail(), password: 'Chosen-pass-1' };
    const answer = await api.call('update-profile', { token: account.token, body });
    expect(answer.status).toBe(200);
    expect(await api.readAccount(account.token)).toEqual({
      ...before,
      profile: { ...before.profile, ...changes },
    });
    await api.logIn(account);
  });
});

describe('a prediction with fields that a user does not own', () => {
  it('is made, dated and priced by the platform, for the caller', async () => {
    const { token } = await api.register();
    const fair = await api.call('predict-car-premium', { token });
    const chosen = {
      predicted_car_premium: 1,
      predicted_premium: 1,
      range: { low: 0, high: 1, coverage: 1 },
      created_at: '2001-01-01T00:00:00.000Z',
      insurance_type: 'health',
      model_version: 'chosen',
      contributions: [],
      input_data: { driver_age: 1 },
    };
    const body = { ...carAnswers, ...ownedByThePlatform, ...chosen };
    const answer = await api.call('predict-car-premium', { token, body });
    expect(answer.status).toBe(200);
    const { id: _, created_at: __, ...price } = fair.json as Record<string, unknown>;
    expect(answer.json).toMatchObject(price);
    const [newest] = (await api.readAccount(token)).history;
    expect(newest).toMatchObject({ insurance_type: 'car', input_data: carAnswers });
    expect(newest?.id).not.toBe('chosen');
    expect(newest?.created_at).not.toBe(chosen.created_at);
    expect(newest?.input_data).not.toHaveProperty('is_admin');
  });
});

describe('a password change', () => {
  it("can not name another account's", async () => {
    const [victim, attacker] = [await api.register(), await api.register()];
    const body = { ...validRequests['change-password'].body, email: victim.email, user_id: victim.email };
    const answer = await api.call('change-password', { token: attacker.token, body });
    expect(answer.status).toBe(200);
    await api.logIn({ email: victim.email, password });
  });
});
