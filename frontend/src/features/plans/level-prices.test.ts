import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LevelTiles } from './level-prices.tsx';
import type { ShownPrice } from './tiles.ts';

const price: ShownPrice = { level: 'silver', name: 'Silver', month: '$300', range: { low: 300, high: 300 } };

/** Ends of the bars and number of dots of a tile's line. */
function draw(shown: Partial<ShownPrice>) {
  const markup = renderToStaticMarkup(
    createElement(LevelTiles, { prices: [{ ...price, ...shown }], attribute: 'data-level' }),
  );
  const [line, ...bars] = markup.match(/<line [^>]*>/g) ?? [];
  return {
    line: line !== undefined,
    flat: bars.filter((bar) => bar.includes('stroke-linecap="butt"')).length,
    round: bars.filter((bar) => !bar.includes('stroke-linecap')).length,
    dots: markup.match(/<circle/g)?.length ?? 0,
  };
}

describe('LevelTiles', () => {
  it('draws an exact price as a flat bar without a dot', () => {
    expect(draw({ fullRange: { low: 500, high: 500 } })).toEqual({ line: true, flat: 1, round: 0, dots: 0 });
  });

  it('draws nothing for a price of $0, also no end of a line', () => {
    const free = { low: 0, high: 0 };
    expect(draw({ range: free, fullRange: free })).toEqual({ line: false, flat: 0, round: 0, dots: 0 });
  });

  it('draws a likely range as a round bar with the price as its dot', () => {
    const range = { line: true, flat: 0, round: 1, dots: 1 };
    expect(draw({ ends: { low: 250, high: 350 }, isProjected: true })).toEqual(range);
    expect(draw({ ends: { low: 250, high: 350 } })).toEqual(range);
    expect(draw({ spread: { low: 250, high: 350 } })).toEqual(range);
  });

  it('draws the surcharge for tobacco as a second flat bar', () => {
    const tobacco = { low: 300, high: 380 };
    expect(draw({ range: tobacco, fullRange: tobacco })).toEqual({ line: true, flat: 2, round: 0, dots: 0 });
  });

  it('has no dot in a likely range with a surcharge, which has no single price', () => {
    const drawn = draw({ range: { low: 300, high: 380 }, ends: { low: 250, high: 430 } });
    expect(drawn).toEqual({ line: true, flat: 0, round: 1, dots: 0 });
  });
});
