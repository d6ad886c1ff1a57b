import type { CurvePoint } from '#contract/estimates.ts';
import { buildPremiumScale } from '#frontend/features/predictions/charts/premium-scale.ts';
import type { RangedPremium } from '#frontend/features/predictions/result/range.ts';

const round = (value: number) => Math.round(value * 100) / 100;

/**
 * Builds the layout of a curve: positions in percent of the chart's width and height, from the top left.
 * @param points in ascending order of their values; at least one
 */
export function buildCurveLayout(points: readonly CurvePoint[]) {
  const min = Number(points[0]?.value);
  const max = Number(points.at(-1)?.value);
  const { top, toY } = buildPremiumScale(points);
  const toX = (value: number) =>
    max > min ? round((Math.min(max, Math.max(min, value)) - min) * (100 / (max - min))) : 50;
  const toPath = (ordered: readonly CurvePoint[], key: 'premium' | 'low' | 'high') =>
    ordered.map((point) => `${toX(Number(point.value))} ${toY(point[key])}`).join('L');
  return {
    /** SVG path of the premium. */
    line: `M${toPath(points, 'premium')}`,
    /** SVG path around the range. */
    band: `M${toPath(points, 'high')}L${toPath(points.toReversed(), 'low')}Z`,
    top,
    toX,
    toY,
  };
}

/** Interpolates the premium and its range at a value inside of a curve. */
export function interpolate(points: readonly CurvePoint[], value: number): RangedPremium | undefined {
  const next = points.findIndex((point) => Number(point.value) >= value);
  const upper = points[next];
  if (!upper) return undefined;
  const lower = points[Math.max(0, next - 1)] ?? upper;
  const width = Number(upper.value) - Number(lower.value);
  const share = width > 0 ? (value - Number(lower.value)) / width : 0;
  const between = (from: number, to: number) => from + (to - from) * share;
  return {
    premium: between(lower.premium, upper.premium),
    low: between(lower.low, upper.low),
    high: between(lower.high, upper.high),
  };
}
