import { afterEach, expect, it } from 'vitest';
import { readStored } from '#frontend/api/browser-storage.ts';
import { typedPolicy } from '#frontend/api/stored-answers.ts';
import { changePolicy, getPolicyInput, hasRows, setPolicyRemembered } from './policy-store.ts';

const remembered = () => readStored('localStorage', 'remembered-policy');
const son = { driver_age: '17', driving_experience: '1' };
const truck = { car_mfg_year: '2014', car_body: 'pickup' };

afterEach(typedPolicy.forget);

it('a policy is changed by parts, and is the same object until it changes', () => {
  expect(hasRows(getPolicyInput())).toBe(false);
  changePolicy({ drivers: [son] });
  expect(hasRows(getPolicyInput())).toBe(true);
  changePolicy({ cars: [truck], keeps: 'yes' });
  const input = getPolicyInput();
  expect(input).toEqual({ drivers: [son], cars: [truck], keeps: 'yes' });
  expect(getPolicyInput()).toBe(input);
  changePolicy({ drivers: [] });
  expect(hasRows(getPolicyInput())).toBe(true);
});

it('the device remembers a policy on request only, without names and loans of cars and the answer for one prediction', () => {
  changePolicy({ drivers: [son], cars: [{ ...truck, name: 'Ford F-150', loan: 'yes' }], keeps: 'yes' });
  expect(remembered()).toBeUndefined();
  setPolicyRemembered(true);
  expect(remembered()).toEqual({ drivers: [son], cars: [truck] });
  changePolicy({ drivers: [] });
  expect(remembered()).toEqual({ drivers: [], cars: [truck] });
  expect(getPolicyInput().cars[0]).toEqual({ ...truck, name: 'Ford F-150', loan: 'yes' });
  setPolicyRemembered(false);
  expect(remembered()).toBeUndefined();
  expect(getPolicyInput().cars[0]).toMatchObject({ name: 'Ford F-150' });
});

it('of a policy that another version has stored, four drivers, three cars and their texts are read', () => {
  const stored = {
    drivers: [...Array.from({ length: 5 }, () => son)],
    cars: [{ ...truck, doors: 4 }, 'car', null, truck],
  };
  typedPolicy.store({ ...stored, keeps: true }, undefined);
  expect(getPolicyInput()).toEqual({
    drivers: [son, son, son, son],
    cars: [truck, { 0: 'c', 1: 'a', 2: 'r' }, {}],
  });
  typedPolicy.store({ drivers: 'many' }, undefined);
  expect(getPolicyInput()).toEqual({ drivers: [], cars: [] });
});
