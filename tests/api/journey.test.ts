import { expect, it } from 'vitest';
import { callApi, carForm, healthForm, planRegistration } from '#tests/support/api-client.ts';

it('leads a newcomer from registration to logging out', async () => {
  const form = planRegistration();
  const registered = await callApi('POST /api/users/register/', { body: form });
  expect(registered.status).toBe(201);
  expect(registered.body.token).toEqual(expect.any(String));
  const account = {
    first_name: 'Ada',
    last_name: 'Lovelace',
    username: form.email,
    email: form.email,
    phone_number: '+12025550101',
    date_joined: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  };
  expect(registered.body.user).toEqual(account);

  const credentials = { email: form.email, password: form.password };
  const loggedIn = await callApi('POST /api/users/login/', { body: credentials });
  expect(loggedIn.status).toBe(200);
  expect(loggedIn.body.user).toEqual(account);
  const { token } = loggedIn.body;

  const none = await callApi('GET /api/predictions/dashboard/', { token });
  expect(none.body).toEqual({ total_predictions: 0, last_prediction_date: null });

  const health = await callApi('POST /api/predictions/health_insurance/', { token, body: healthForm });
  expect(health.status).toBe(200);
  expect(health.body.predicted_health_premium).toBeGreaterThan(0);
  const car = await callApi('POST /api/predictions/car_insurance/', { token, body: carForm });
  expect(car.status).toBe(200);
  expect(car.body.predicted_car_premium).toBeGreaterThan(0);

  const history = await callApi('GET /api/predictions/history/', { token });
  expect(history.status).toBe(200);
  expect(history.body).toEqual([
    {
      id: car.body.id,
      insurance_type: 'car',
      input_data: carForm,
      predicted_premium: car.body.predicted_car_premium,
      created_at: car.body.created_at,
      range: car.body.range,
      baseline: car.body.baseline,
      contributions: car.body.contributions,
      warnings: car.body.warnings,
      model_version: car.body.model_version,
    },
    expect.objectContaining({
      id: health.body.id,
      insurance_type: 'health',
      input_data: healthForm,
      predicted_premium: health.body.predicted_health_premium,
    }),
  ]);
  const two = await callApi('GET /api/predictions/dashboard/', { token });
  expect(two.body).toEqual({ total_predictions: 2, last_prediction_date: car.body.created_at });

  const deleted = await callApi(`DELETE /api/predictions/delete/${car.body.id}/`, { token });
  expect(deleted.status).toBe(200);
  expect(deleted.body).toEqual({ message: 'Prediction deleted successfully' });
  const one = await callApi('GET /api/predictions/dashboard/', { token });
  expect(one.body).toEqual({ total_predictions: 1, last_prediction_date: health.body.created_at });

  const update = { first_name: 'Augusta', last_name: 'King', phone_number: '+44 20 7946 0000' };
  const updated = await callApi('PUT /api/users/profile/update/', { token, body: update });
  expect(updated.status).toBe(200);
  expect(updated.body.user).toEqual({
    ...account,
    first_name: 'Augusta',
    last_name: 'King',
    phone_number: '+442079460000',
  });
  expect((await callApi('GET /api/users/profile/', { token })).body).toEqual(updated.body.user);

  const change = {
    current_password: form.password,
    new_password: 'Another-Horse-2',
    confirm_new_password: 'Another-Horse-2',
  };
  const changed = await callApi('PUT /api/users/profile/change_password/', { token, body: change });
  expect(changed.status).toBe(200);
  expect(changed.body).toEqual({ message: 'Password changed successfully!' });

  expect((await callApi('POST /api/users/logout/', { token })).status).toBe(200);
  expect((await callApi('GET /api/users/profile/', { token })).status).toBe(401);
  const again = await callApi('POST /api/users/login/', {
    body: { email: form.email, password: 'Another-Horse-2' },
  });
  expect(again.status).toBe(200);
  const kept = await callApi('GET /api/predictions/history/', { token: again.body.token });
  expect(kept.body.map(({ id }: { id: string }) => id)).toEqual([health.body.id]);
});
