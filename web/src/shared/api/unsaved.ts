/** Whether the browser asks before it leaves a page on which something was typed and not sent. */
const ask = (event: BeforeUnloadEvent) => event.preventDefault();
let forms = 0;

/** From now on the browser asks, until the returned function was called by everybody who wanted it. */
export function askBeforeLeaving(): () => void {
  if (forms++ === 0) window.addEventListener('beforeunload', ask);
  return () => {
    if (--forms === 0) window.removeEventListener('beforeunload', ask);
  };
}

/** For who leaves on purpose and loses nothing by it. */
export function leaveUnasked(): void {
  window.removeEventListener('beforeunload', ask);
}
