import { unknownDevice } from '#functions/data/sessions.ts';

/** Longer user agents are cut; those of browsers have about 120 characters. */
const maxUserAgentLength = 512;

/** Browsers by a product of their user agent, most specific first: most user agents also name Chrome and Safari. */
const browsers = [
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

/** Operating systems, most specific first: Android names Linux, and iOS names Mac OS X. */
const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

/**
 * Formats a user agent as the name of a device, such as "Chrome on Windows". One of 56 names, so that a list of them
 * is bounded. Limits: browsers that imitate Chrome or Safari, such as Brave, and an iPad that requests desktop
 * websites, are shown as what they imitate; clients can send any user agent.
 */
export function formatDevice(userAgent = ''): string {
  const text = userAgent.slice(0, maxUserAgentLength);
  const browser = browsers.find(([product]) => product.test(text))?.[1];
  const system = systems.find(([product]) => product.test(text))?.[1];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? unknownDevice;
}
