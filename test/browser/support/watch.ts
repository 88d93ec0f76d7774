import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The widths every public page is looked at: a phone, both sides of the navigation's border, a desk. */
export const WIDTHS = [390, 991, 992, 1440] as const;

/** Cookie choice made, so that the banner does not cover what a test looks for. */
export async function withoutBanner(page: Page): Promise<void> {
  await page.addInitScript({ content: "localStorage.setItem('cookiesAccepted', 'necessary')" });
}

/** Signs a page's browser in as a user of a role, as far as the client is concerned. */
export async function asUser(page: Page, role: string, token = 'no-token'): Promise<void> {
  const user = JSON.stringify({
    _id: 'a'.repeat(24),
    first_name: 'Lena',
    last_name: 'Vogt',
    email: 'l@v.example',
    role,
  });
  await page.addInitScript({
    content: `localStorage.setItem('token', ${JSON.stringify(token)}); localStorage.setItem('user', ${JSON.stringify(user)})`,
  });
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
