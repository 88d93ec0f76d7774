import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The widths every public page is looked at: a phone, both sides of the navigation's border, a desk. */
export const WIDTHS = [390, 991, 992, 1440] as const;

/** Cookie choice made, so that the banner does not cover what a test looks for. */
export async function withoutBanner(page: Page): Promise<void> {
  await page.addInitScript({ content: "localStorage.setItem('cookiesAccepted', 'necessary')" });
}

const DEMO_PASSWORD = 'berlin-demo-2026';

/** Signs a page's browser in as the demo user of a role, before the first page is opened. */
export async function signInAs(
  page: Page,
  role: 'JobSeeker' | 'Freelancer' | 'B2B',
): Promise<{ first_name: string }> {
  const response = await page.request.post('/public/api/v0/login', {
    data: { email: `${role.toLowerCase()}@demo.example`, password: DEMO_PASSWORD },
  });
  expect(response.status()).toBe(200);
  const { token, user } = (await response.json()) as { token: string; user: { first_name: string } };
  // Once in this tab, whose name outlives the storage: signing out empties that.
  await page.addInitScript({
    content: `if (window.name !== 'signed in') {
      window.name = 'signed in';
      localStorage.setItem('token', ${JSON.stringify(token)});
      localStorage.setItem('user', ${JSON.stringify(JSON.stringify(user))});
    }`,
  });
  return user;
}

/** Collects what a page must not do: messages in the console, errors, requests to other hosts. */
export function watch(page: Page, origin: string): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(origin)) complaints.push(`request to another host: ${url}`);
  });
  return complaints;
}

export async function expectNoSideScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
  expect(overflow, 'the page scrolls sideways').toBeLessThanOrEqual(0);
}

export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => String(node.target)).join(' | ')}`,
  );
  expect(found).toEqual([]);
}
