import '@testing-library/jest-dom';

// What jsdom lacks and the kit asks for. Layout has no meaning here, so these answer neutrally.
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

class NoResize {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.ResizeObserver = NoResize;
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
URL.createObjectURL = () => 'blob:test';
URL.revokeObjectURL = () => undefined;

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
