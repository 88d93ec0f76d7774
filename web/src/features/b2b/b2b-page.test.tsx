import { screen } from '@testing-library/react';
import { renderAt } from '../../../test/render-app.tsx';
import B2bPage from './b2b-page.tsx';

it('both calls to action lead to a registration as a company', () => {
  renderAt('/b2b', <B2bPage />);
  const start = screen.getAllByRole('link', { name: 'Get Started' });
  expect(start.map((link) => link.getAttribute('href'))).toEqual([
    '/sign_in?tab=register&role=B2B',
    '/sign_in?tab=register&role=B2B',
  ]);
});

it('each of the four services leads to its own page', () => {
  renderAt('/b2b', <B2bPage />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(
    expect.arrayContaining([
      '/sap-managed-services',
      '/cloud-computing',
      '/it-consulting',
      '/enterprise-resource-planning',
    ]),
  );
});
