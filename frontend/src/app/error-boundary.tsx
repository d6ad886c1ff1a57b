import { Component, type ReactNode } from 'react';
import { Button } from '#frontend/ui/button.tsx';
import { Notice } from '#frontend/ui/notice.tsx';
import { PageHeading } from '#frontend/ui/page-heading.tsx';
import styles from './error-boundary.module.css';

interface ErrorBoundaryState {
  failed: boolean;
}

/**
 * Shown when a page could not be fetched, or failed while it was drawn. Both are mended by a reload:
 * the first once the network is back or a new version is out.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className={styles.page}>
        <PageHeading>This page could not be shown</PageHeading>
        <Notice
          tone="error"
          actions={
            <>
              <Button variant="primary" onClick={() => location.reload()}>
                Load it again
              </Button>
              <Button onClick={() => location.assign('/')}>Go to the front page</Button>
            </>
          }
        >
          Either the connection was interrupted or Premia has been updated meanwhile. Nothing you saved is
          lost.
        </Notice>
      </main>
    );
  }
}
