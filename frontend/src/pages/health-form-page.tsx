import { HealthForm } from '#frontend/features/estimates/form/health-form.tsx';
import { createFormPage } from './form-pages.tsx';

/** Form of health insurance. */
export const { Component, ErrorBoundary } = createFormPage('health', HealthForm);
