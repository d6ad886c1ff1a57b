import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '#frontend/ui/button.tsx';
import { Notice } from '#frontend/ui/notice.tsx';
import { PageHeading } from '#frontend/ui/page-heading.tsx';
import styles from './error-boundary.module.css';

interface PageBoundaryProps {
  /** Where the visitor is: a page that failed says nothing about the next one. */
  pathname: string;
  children: ReactNode;
}

interface PageBoundaryState {
  failed: boolean;
}

/**
 * Shown when a page could not be fetched, or failed while it was drawn. Both are mended by a reload:
 * the first once the network is back or a new version is out.
 */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return <PageBoundary pathname={useLocation().pathname}>{children}</PageBoundary>;
}

class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failed: false };

  static getDerivedStateFromError(): PageBoundaryState {
    return { failed: true };
  }

  override componentDidUpdate({ pathname }: PageBoundaryProps) {
    if (this.state.failed && pathname !== this.props.pathname) this.setState({ failed: false });
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
