import { describe, expect, it } from 'vitest';
import { nameClass } from './name-class.ts';

describe('the name of a class', () => {
  it('is made of its style sheet and itself', () => {
    expect(nameClass('line', '/src/ui/range-line.module.css')).toBe('range-line-line');
    expect(nameClass('dot', '/src/ui/range-line.module.css?direct')).toBe('range-line-dot');
  });

  it('is refused where two style sheets have one name', () => {
    nameClass('title', '/src/ui/card.module.css');
    expect(() => nameClass('body', '/src/pages/card.module.css')).toThrow(
      '/src/pages/card.module.css and /src/ui/card.module.css need different names',
    );
  });
});
