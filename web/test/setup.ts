// Imported here and not in a test, so that its cleanup after each test is registered in every file of a group.
import { configure } from '@testing-library/react';
import '@testing-library/jest-dom';
import { adminSession, userSession } from '../src/shared/api/session/session.ts';
import { keepComputedStyles } from './computed-styles.ts';

keepComputedStyles();

// By default a second, which a screen may take on a busy machine. In the browser tests wait as long.
configure({ asyncUtilTimeout: 10_000 });

// Missing in jsdom. It has no layout, so these return neutral values.
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

// React makes one of a form that is submitted while the address changes; Node's takes no form.
const NodeFormData = globalThis.FormData;
globalThis.FormData = class extends NodeFormData {
  constructor() {
    super();
  }
};

window.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
window.HTMLElement.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;
// The methods belong on jsdom's own Blob, which is not the global one.
(Object.getPrototypeOf(File.prototype) as Blob).text ??= function (this: Blob) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(this);
  });
};
(Object.getPrototypeOf(File.prototype) as Blob).arrayBuffer ??= function (this: Blob) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
};
// Modal dialogs open, take the focus, close and restore the focus as in a browser, but the page behind is not inert.
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
  jest.useRealTimers();
  userSession.drop();
  adminSession.drop();
  localStorage.clear();
  sessionStorage.clear();
});
