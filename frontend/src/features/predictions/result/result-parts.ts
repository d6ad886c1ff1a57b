import { PrintedFacts } from '#frontend/features/predictions/detail/prediction-answers.tsx';
import { WhatIfSection } from '#frontend/features/predictions/what-if/what-if-section.tsx';
import { PremiumDetails } from './premium-details.tsx';

/** Parts of a result that forms load after the page: one module, so that one import loads both. */
export const resultParts = { PremiumDetails, PrintedFacts, WhatIfSection };
