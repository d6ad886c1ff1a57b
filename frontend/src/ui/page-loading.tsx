import { Spinner } from './spinner.tsx';

/** Stands where a page will be. It has a heading, hidden, so that it is a page for screen readers too. */
export function PageLoading() {
  return (
    <>
      <h1 className="visually-hidden">Premia</h1>
      <Spinner page />
    </>
  );
}
