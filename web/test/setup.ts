import '@testing-library/jest-dom';

// What jsdom lacks. Layout has no meaning here, so these answer neutrally.
Object.defineProperty(window, 'matchMedia', {
  writable: true,
  value: (query: string) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => false,
  }),
});

window.HTMLElement.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;
// Of the files of jsdom, whose blobs are not the global ones.
(Object.getPrototypeOf(File.prototype) as Blob).text ??= function (this: Blob) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(this);
  });
};
// Modal dialogs open, take the focus, close and give it back as in a browser; what lies behind is not inert here.
const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>();
HTMLDialogElement.prototype.showModal = function () {
  focusedBefore.set(this, document.activeElement);
  this.open = true;
  this.querySelector<HTMLElement>('button, input, select, textarea, a[href]')?.focus();
};
HTMLDialogElement.prototype.close = function () {
  if (!this.open) return;
  this.open = false;
  (focusedBefore.get(this) as HTMLElement | null)?.focus();
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
};
document.addEventListener('keydown', ({ key }) => {
  const top = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  if (key === 'Escape' && top?.getAttribute('closedby') !== 'none') top?.close();
});
URL.createObjectURL = () => 'blob:test';
URL.revokeObjectURL = () => undefined;

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
