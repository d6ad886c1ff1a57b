import { CarForm } from '#frontend/features/estimates/form/car-form.tsx';
import { createFormPage } from './form-pages.tsx';

/** Form of car insurance. */
export const { Component, ErrorBoundary } = createFormPage('car', CarForm);
