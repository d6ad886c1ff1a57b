import { Suspense } from 'react';
import { Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { LandingPage } from '#frontend/pages/landing-page.tsx';
import { MainLayout } from '#frontend/pages/main-layout.tsx';
import { paths } from '#frontend/paths.ts';
import { PageLoading } from '#frontend/ui/loading.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import {
  AboutPage,
  CarEstimatePage,
  CarPredictionPage,
  ComparePage,
  ContactPage,
  DashboardPage,
  ForgotPasswordPage,
  HealthEstimatePage,
  HealthPredictionPage,
  HistoryPage,
  LoginPage,
  NotFoundPage,
  PredictionPage,
  PrivacyPage,
  ProfilePage,
  ProtectedNotFoundPage,
  RegisterPage,
  ResetPasswordPage,
  TermsPage,
} from './lazy-pages.ts';
import { RequireSession } from './require-session.tsx';

/** Page of each path. */
export function PageRoutes() {
  const { pathname } = useLocation();
  // All protected pages share a key, so that their layout stays mounted while a page loads.
  const key = pathname.startsWith(paths.dashboard) ? paths.dashboard : pathname;
  return (
    <Suspense
      key={key}
      fallback={
        <main>
          <PageLoading />
        </main>
      }
    >
      <Routes>
        <Route path={paths.landing} element={<LandingPage />} />
        <Route path={paths.register} element={<RegisterPage />} />
        <Route path={paths.login} element={<LoginPage />} />
        <Route path={paths.forgotPassword} element={<ForgotPasswordPage />} />
        <Route path={paths.resetPassword} element={<ResetPasswordPage />} />
        <Route path={paths.about} element={<AboutPage />} />
        <Route path={paths.contact} element={<ContactPage />} />
        <Route path={paths.terms} element={<TermsPage />} />
        <Route path={paths.privacy} element={<PrivacyPage />} />
        <Route path={paths.healthEstimate} element={<HealthEstimatePage />} />
        <Route path={paths.carEstimate} element={<CarEstimatePage />} />
        <Route
          path={paths.dashboard}
          element={
            <RequireSession>
              <MainLayout>
                <ProtectedPage />
              </MainLayout>
            </RequireSession>
          }
        >
          <Route index element={<DashboardPage />} />
          <Route path={paths.healthPrediction} element={<HealthPredictionPage />} />
          <Route path={paths.carPrediction} element={<CarPredictionPage />} />
          <Route path={paths.history} element={<HistoryPage />} />
          <Route path={paths.prediction} element={<PredictionPage />} />
          <Route path={paths.compare} element={<ComparePage />} />
          <Route path={paths.profile} element={<ProfilePage />} />
          <Route path="*" element={<ProtectedNotFoundPage />} />
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}

/** Content of the protected layout, which stays while a page loads and when it fails. */
function ProtectedPage() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary>
      <Suspense key={pathname} fallback={<PageLoading />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
}
