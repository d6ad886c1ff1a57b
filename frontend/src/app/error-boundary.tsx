import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '#frontend/ui/button.tsx';
import { Notice } from '#frontend/ui/notice.tsx';
import { PageHeading } from '#frontend/ui/page-heading.tsx';
import styles from './error-boundary.module.css';

interface PageBoundaryProps {
  /** Current path. A new path resets the error. */
  pathname: string;
  children: ReactNode;
}

interface PageBoundaryState {
  failed: boolean;
}

/** Shows an error page when a page fails to load or to render. A reload also loads a newly deployed version. */
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
        <PageHeading>This page could not be loaded</PageHeading>
        <Notice
          tone="error"
          actions={
            <>
              <Button variant="primary" onClick={() => location.reload()}>
                Reload
              </Button>
              <Button onClick={() => location.assign('/')}>Go to the home page</Button>
            </>
          }
        >
          The connection was interrupted, or Premia was updated. Your saved data is not affected.
        </Notice>
      </main>
    );
  }
}
