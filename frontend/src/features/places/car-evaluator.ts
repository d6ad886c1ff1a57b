import { type CarTables, createCarModel } from '#model/serving/car.ts';
import { createModel } from '#model/serving/model.ts';
import { createEvaluator, type Evaluator } from './evaluator.ts';

export const createCarEvaluator = (tables: CarTables): Evaluator =>
  createEvaluator(createModel(createCarModel(tables)), () => false);
