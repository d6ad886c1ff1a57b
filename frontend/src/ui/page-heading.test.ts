import { expect, it } from 'vitest';
import { toHeadingClass } from './page-heading.tsx';

it.each(['Welcome back, Ada!', 'Welcome back, Ngũgĩ!', 'Wałęsa’s “Škoda”'])(
  'leaves %j in the display font, which has all of its letters',
  (text) => expect(toHeadingClass(text)).toBeUndefined(),
);

it.each(['Welcome back, Nguyễn!', 'Nguye\u0302\u0303n', 'Ольга', '愛'])(
  'sets all of %j in the body font',
  (text) => expect(toHeadingClass(text)).toBe('body-font'),
);
