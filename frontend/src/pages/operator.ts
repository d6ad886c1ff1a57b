import { formatOperator } from './terms-content.ts';

/** Address of this deployment, empty if it has none. Set by the build. */
export const contactEmail: string = import.meta.env.VITE_CONTACT_EMAIL ?? '';

/** Operator of this deployment. Not part of `terms-content.ts`, which Node imports too. */
export const operatorText = formatOperator(import.meta.env.VITE_OPERATOR ?? '', contactEmail);
