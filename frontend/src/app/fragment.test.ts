import { expect, it } from 'vitest';
import { restoreFragment } from './fragment.ts';

const restore = (address: string) =>
  restoreFragment(new URL(`https://premia.example.com${address}`) as unknown as Location);

it.each([
  ['/reset_password%23token=AZ-k_r', '/reset_password#token=AZ-k_r'],
  ['/es/reset_password/%23token=a', '/es/reset_password/#token=a'],
  ['/reset_password%2523token=a', '/reset_password#token=a'],
  ['/reset_password%252523token%25253Da', '/reset_password#token=a'],
  ['/reset_password%23token%3Da?utm_source=mail', '/reset_password?utm_source=mail#token=a'],
  ['/reset_password%23token=%E0%A4%A', '/reset_password#token=%E0%A4%A'],
  ['/%23token=a', '/#token=a'],
  ['//example.com%23a', '//example.com#a'],
])('restores the fragment of %s', (address, restored) => {
  expect(restore(address)).toBe(restored);
});

it.each(['/reset_password#token=a', '/reset_password', '/100%25'])('leaves %s', (address) => {
  expect(restore(address)).toBeUndefined();
});
