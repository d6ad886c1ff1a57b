import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '#frontend/ui/button.tsx';
import { Notice } from '#frontend/ui/content.tsx';
import { PageHeading } from '#frontend/ui/page-heading.tsx';
import { resetFailedPages } from './lazy-pages.ts';

interface ErrorBoundaryProps {
  /** Adds a layout to the error page; omit it inside a layout. */
  addLayout?: (page: ReactNode) => ReactNode;
  children: ReactNode;
}

/** Shows an error page when a page fails to load or to render. */
export function ErrorBoundary(props: ErrorBoundaryProps) {
  return <PageBoundary {...props} pathname={useLocation().pathname} />;
}

/** A new path resets the error. */
class PageBoundary extends Component<ErrorBoundaryProps & { pathname: string }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ pathname }: { pathname: string }) {
    if (this.state.failed && pathname !== this.props.pathname) this.retry();
  }

  retry = () => {
    resetFailedPages();
    this.setState({ failed: false });
  };

  override render() {
    const { addLayout = (page) => page, children } = this.props;
    return this.state.failed ? addLayout(<ErrorPage onRetry={this.retry} />) : children;
  }
}

function ErrorPage({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="stack-24">
      <PageHeading>This page could not be loaded</PageHeading>
      <Notice
        tone="error"
        actions={
          <>
            <Button variant="primary" onClick={onRetry}>
              Try again
            </Button>
            <Button onClick={() => location.reload()}>Reload</Button>
          </>
        }
      >
        Check your connection, then try again. If Premia was updated since you opened it, reload the page.
        Your saved data and your unfinished forms are not affected.
      </Notice>
    </div>
  );
}
