import { afterEach, expect, it } from 'vitest';
import { removeToken, storeToken } from '#frontend/api/browser-storage.ts';
import { changeOwnCar, readOwnCar } from './own-car.ts';

const logIn = (userId: string) => storeToken(`header.${btoa(JSON.stringify({ sub: userId }))}.signature`);

afterEach(() => {
  changeOwnCar(undefined);
  removeToken();
});

it('loan, value and name of a car are of the user who gave them, not of the next one in the tab', () => {
  logIn('ada');
  changeOwnCar({ loan: 'yes' });
  changeOwnCar({ value: '9,000' });
  expect(readOwnCar()).toEqual({ loan: 'yes', value: '9,000' });
  logIn('grace');
  expect(readOwnCar()).toEqual({});
  changeOwnCar({ name: 'Audi A4' });
  expect(readOwnCar()).toEqual({ name: 'Audi A4' });
  changeOwnCar(undefined);
  expect(readOwnCar()).toEqual({});
});
