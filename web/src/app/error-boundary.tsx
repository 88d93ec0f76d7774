import { t } from '@lingui/core/macro';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../shared/ui/form/button.tsx';
import { Notice } from '../shared/ui/feedback/notice.tsx';

/** Shows an error with a retry when a page cannot be rendered or loaded. Navigating elsewhere resets it. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return <Boundary place={useLocation().key}>{children}</Boundary>;
}

interface Props {
  place: string;
  children: ReactNode;
}

class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override componentDidUpdate(before: Props, { failed }: { failed: boolean }) {
    if (failed && this.state.failed && before.place !== this.props.place) this.setState({ failed: false });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="wrap page-loading failed" id="main">
        <h1>{t`This page could not be displayed`}</h1>
        <Notice tone="bad">{t`Something went wrong. Your work on other pages has not been lost.`}</Notice>
        <p>
          <Button onClick={() => window.location.reload()}>{t`Try again`}</Button>
        </p>
      </main>
    );
  }
}
