import { screen } from '@testing-library/react';
import { renderAt } from '../../../test/render-app.tsx';
import AboutPage from './about-page.tsx';

it('both calls to action lead to the contact form, and each service to its page', () => {
  renderAt('/about', <AboutPage />);
  const contact = screen.getAllByRole('link', { name: 'Contact us' });
  expect(contact.map((link) => link.getAttribute('href'))).toEqual(['/contact', '/contact']);
  const services = ['Managed services', 'Server management', 'Training'];
  for (const name of services) expect(screen.getByRole('heading', { name })).toBeVisible();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.filter((to) => to === '/sap-services')).toHaveLength(services.length);
});
