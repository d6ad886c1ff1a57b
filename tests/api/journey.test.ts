import { expect, inject, it } from 'vitest';
import { ApiClient, createEmail } from '#tests/support/api-client.ts';
import { password, validBodies } from '#tests/support/valid-requests.ts';

const api = new ApiClient(inject('serverUrl'));

// biome-ignore lint/suspicious/noExplicitAny: every expectation below checks what it reads.
const call = async (...parameters: Parameters<ApiClient['call']>): Promise<{ status: number; body: any }> => {
  const { status, json } = await api.call(...parameters);
  return { status, body: json };
};

it('a new user registers, creates and deletes predictions, edits the profile and logs out', async () => {
  const email = createEmail();
  const registered = await call('register', { body: { ...validBodies.register, email } });
  expect(registered.status).toBe(201);
  const user = {
    ...{ first_name: 'Ada', last_name: 'Lovelace', phone_number: '+12025550101', username: email, email },
    date_joined: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  };
  expect(registered.body.user).toEqual(user);

  const loggedIn = await call('login', { body: { email, password } });
  expect(loggedIn.status).toBe(200);
  expect(loggedIn.body.user).toEqual(user);
  const { token } = loggedIn.body;

  const empty = await call('get-dashboard', { token });
  expect(empty.body).toEqual({ total_predictions: 0, last_prediction_date: null });

  const health = await call('predict-health-premium', { token });
  expect(health.status).toBe(200);
  expect(health.body.predicted_health_premium).toBeGreaterThan(0);
  const car = await call('predict-car-premium', { token });
  expect(car.status).toBe(200);
  expect(car.body.predicted_car_premium).toBeGreaterThan(0);

  const history = await call('list-predictions', { token });
  expect(history.body).toMatchObject([
    { id: car.body.id, insurance_type: 'car', predicted_premium: car.body.predicted_car_premium },
    {
      id: health.body.id,
      insurance_type: 'health',
      input_data: validBodies['predict-health-premium'],
    },
  ]);
  const two = await call('get-dashboard', { token });
  expect(two.body).toEqual({ total_predictions: 2, last_prediction_date: car.body.created_at });

  expect((await call('delete-prediction', { token, id: car.body.id })).status).toBe(200);
  const one = await call('get-dashboard', { token });
  expect(one.body).toEqual({ total_predictions: 1, last_prediction_date: health.body.created_at });

  const updated = await call('update-profile', { token });
  expect(updated.status).toBe(200);
  expect(updated.body.user).toEqual({ ...user, ...validBodies['update-profile'] });
  expect((await call('get-profile', { token })).body).toEqual(updated.body.user);

  expect((await call('change-password', { token })).status).toBe(200);
  expect((await call('get-profile', { token: registered.body.token })).status).toBe(401);

  expect((await call('logout', { token })).status).toBe(200);
  expect((await call('get-profile', { token })).status).toBe(401);
  expect((await call('login', { body: { email, password } })).status).toBe(401);
  const newPassword = validBodies['change-password'].new_password;
  const again = await call('login', { body: { email, password: newPassword } });
  expect(again.status).toBe(200);
  const stored = await call('list-predictions', { token: again.body.token });
  expect(stored.body.map(({ id }: { id: string }) => id)).toEqual([health.body.id]);
});
