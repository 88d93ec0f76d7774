import { builtIn } from './built-in-markup.ts';

it('takes markup that only shows something', () => {
  const html =
    '<svg viewBox="0 0 1 1"><path d="M0 0" fill="none"/></svg><p>On <a href="/contact">time</a></p>';
  expect(builtIn(html)).toEqual({ __html: html });
});

it.each([
  '<script>alert(1)</script>',
  '<img src="x" onerror="alert(1)">',
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">here</a>',
  '<iframe srcdoc="x"></iframe>',
  '<p style="position:fixed">over all</p>',
])('refuses %s', (html) => {
  expect(() => builtIn(html)).toThrow(TypeError);
});
