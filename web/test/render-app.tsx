import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';

/** Renders a screen at an address with a fresh cache and without retries. Mock its requests with msw. */
export function renderAt(path: string, screen: ReactNode) {
  return render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
      <MemoryRouter initialEntries={[path]}>{screen}</MemoryRouter>
    </SWRConfig>,
  );
}

/** Renders a page at an address of its route, whose parameters it reads. */
export const renderPage = (address: string, route: string, page: ReactNode) =>
  renderAt(
    address,
    <Routes>
      <Route path={route} element={page} />
    </Routes>,
  );
