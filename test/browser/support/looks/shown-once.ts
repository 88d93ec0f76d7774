import { expect, type Page } from '../test.ts';
import { expectAccessible } from './watch.ts';

/** Everything that the page and the browser's storage hold. */
const KEPT =
  '[JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.documentElement.outerHTML]';

/** What a person pastes elsewhere: pages of the product themselves may not read the clipboard. */
async function pasted(page: Page): Promise<string> {
  const elsewhere = await page.context().newPage();
  await elsewhere.setContent('<input autofocus>');
  await elsewhere.getByRole('textbox').press('ControlOrMeta+v');
  const text = await elsewhere.getByRole('textbox').inputValue();
  await elsewhere.close();
  return text;
}

/**
 * Copies the secret that a dialog with this title shows once, and closes it by confirming: nothing else closes it, and
 * afterwards neither the page nor its storage has the secret. Needs the permission to use the clipboard.
 */
export async function storeShown(page: Page, title: string, form: RegExp): Promise<string> {
  const shown = page.getByRole('dialog', { name: title });
  await expect(shown.getByText('It is not shown again.')).toBeFocused();
  await shown.getByRole('button', { name: 'Copy' }).click();
  await expect(shown.getByText('Copied.')).toBeVisible();
  const copied = await pasted(page);
  expect(copied).toMatch(form);
  await expect(shown.getByText(copied)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expectAccessible(page);
  await shown.getByRole('button', { name: 'I have stored it' }).click();
  await expect(shown).toHaveCount(0);
  expect(String(await page.evaluate<string[]>(KEPT))).not.toContain(copied);
  return copied;
}
