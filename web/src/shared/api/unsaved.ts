/** Makes the browser warn before leaving a page with unsent input. */
const ask = (event: BeforeUnloadEvent) => event.preventDefault();
let forms = 0;

/** Makes the browser warn before leaving until every caller has called the returned function. */
export function askBeforeLeaving(): () => void {
  if (forms++ === 0) window.addEventListener('beforeunload', ask);
  return () => {
    if (--forms === 0) window.removeEventListener('beforeunload', ask);
  };
}

/** Disables the warning for intentional navigation that loses no input. */
export function leaveUnasked(): void {
  window.removeEventListener('beforeunload', ask);
}
