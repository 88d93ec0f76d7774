import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '../shared/ui/button.tsx';
import { Notice } from '../shared/ui/notice.tsx';

/** The last net: a page that cannot be drawn or loaded says so and offers to try again. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="wrap page-loading failed" id="main">
        <h1>This page could not be shown</h1>
        <Notice tone="bad">Something went wrong. Your work on other pages is not lost.</Notice>
        <p>
          <Button onClick={() => window.location.reload()}>Try again</Button>
        </p>
      </main>
    );
  }
}
