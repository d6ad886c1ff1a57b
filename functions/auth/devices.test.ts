import { expect, it } from 'vitest';
import { formatDevice } from './devices.ts';

const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  ['Chrome on Windows', `(Windows NT 10.0; Win64; x64) ${blink} Chrome/131.0.0.0 Safari/537.36`],
  ['Edge on Windows', `(Windows NT 10.0; Win64) ${blink} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`],
  ['Safari on macOS', `(Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.1 Safari/605.1.15`],
  ['Safari on iPhone', `(iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webkit} Version/18.1 Safari/604.1`],
  ['Chrome on iPad', `(iPad; CPU OS 18_1 like Mac OS X) ${webkit} CriOS/131.0.0.0 Safari/604.1`],
  ['Samsung Internet on Android', `(Linux; Android 10; K) ${blink} SamsungBrowser/27.0 Chrome/125.0.0.0`],
  ['Firefox on Linux', '(X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'],
  ['Windows', '(Windows NT 10.0) SomethingElse/1.0'],
  ['Unknown device', 'curl/8.11.0'],
  ['Unknown device', '<script>alert(1)</script>'],
  ['Unknown device', undefined],
])('returns %s', (device, userAgent) => {
  expect(formatDevice(userAgent && `Mozilla/5.0 ${userAgent}`)).toBe(device);
});

it('reads only the first 512 characters', () => {
  expect(formatDevice(`${'x'.repeat(1_000_000)} Chrome/131.0.0.0`)).toBe('Unknown device');
});
